import { expect, test } from 'vitest'
import { OrderStream } from './orders.ts'
import { Random } from './random.ts'

const anHour = 18_000

test('the random numbers of state seed 1', () => {
  const random = new Random(1)
  expect([random.bits(), random.bits(), random.bits()]).toEqual([393288148, 2174103013, 3814759091])
})

test('a normal variate has mean 0 and standard deviation 1', () => {
  const random = new Random(7)
  const values = Array.from({ length: 20_000 }, () => random.normal())
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  expect(Math.abs(mean)).toBeLessThan(0.03)
  expect(Math.abs(variance - 1)).toBeLessThan(0.03)
})

function ordersOf(seed: number, perHour: number, docks: number) {
  const stream = new OrderStream(seed, perHour, docks)
  return Array.from({ length: anHour }, (_, step) => stream.arriving(step) ?? []).flat()
}

test('default hall, seed 1: 328 orders in an hour', () => {
  const orders = ordersOf(1, 300, 10)
  expect(orders).toHaveLength(328)
  expect(orders.slice(0, 3).map((o) => [o.arrived, o.kind, o.article, o.dock, o.seed])).toEqual([
    [20, 'putaway', 23, 8, 2163871400],
    [186, 'retrieval', 58, 7, 3269214885],
    [211, 'retrieval', 127, 1, 1693676212],
  ])
})

test('medium store, seed 1: 68 orders in an hour', () => {
  const orders = ordersOf(1, 60, 2)
  expect(orders).toHaveLength(68)
  expect(orders[0]).toEqual({
    index: 0,
    arrived: 260,
    kind: 'putaway',
    article: 8,
    dock: 0,
    seed: 641873392,
  })
})

test.each([
  [300, 10, '300.00'],
  [180, 6, '181.35'],
  [72, 2, '74.35'],
])('%i orders an hour: the mean of seeds 1 to 20', (perHour, docks, mean) => {
  const counts = Array.from({ length: 20 }, (_, k) => ordersOf(k + 1, perHour, docks).length)
  expect((counts.reduce((sum, count) => sum + count, 0) / 20).toFixed(2)).toBe(mean)
})
