import { fork, front, mast, pallet, rear, width } from '@repo/pictures/truck/truck-model.ts'
import { expect, test } from 'vitest'
import { symbolShares, truckSymbol } from './truck-symbol.ts'

/** A symbol has a few pixels: forks as thin as they are would not be seen. */
const forkWidening = 1.6

test('the symbol of a truck has the proportions of the model', () => {
  const along = (x: number) => (x - rear) / (front - rear)
  expect(symbolShares.body).toBeCloseTo(along(mast[3]))
  expect(symbolShares.forkTip).toBeCloseTo(along(fork[3]))
  expect(symbolShares.forkMiddle).toBeCloseTo((fork[1] + fork[4]) / 2 / width)
  expect(symbolShares.forkWidth).toBeCloseTo((forkWidening * (fork[4] - fork[1])) / width)
  expect(symbolShares.palletWidth).toBeCloseTo((pallet[4] - pallet[1]) / width)
})

test('the symbol fills the body of the shift', () => {
  const { body, pallet: load } = truckSymbol({ length: 2.5, width: 1.1 })
  expect([body.x, body.height]).toEqual([-1.25, 1.1])
  expect(load.x + load.width).toBeCloseTo(1.25)
})
