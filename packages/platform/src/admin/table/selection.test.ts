import { expect, test } from 'vitest'
import { chooseRow, nothingSelected } from './selection.ts'

const ids = ['a', 'b', 'c', 'd']
const choose = (selected: boolean, id: string, from?: string, before = nothingSelected) => [
  ...chooseRow(before, ids, { id, selected, ...(from && { from }) }),
]

test('a row is selected and deselected', () => {
  expect(choose(true, 'b')).toEqual(['b'])
  expect(choose(false, 'b', undefined, new Set(['a', 'b']))).toEqual(['a'])
})

test('a range reaches from the row that was last chosen, in either direction', () => {
  expect(choose(true, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(choose(true, 'a', 'c')).toEqual(['a', 'b', 'c'])
  expect(choose(false, 'c', 'b', new Set(ids))).toEqual(['a', 'd'])
})

test('where the row that was last chosen is gone, only this one is selected', () => {
  expect(choose(true, 'b', 'x')).toEqual(['b'])
})
