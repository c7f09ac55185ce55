import { expect, test } from 'vitest'
import { rowsOf, type ListPart } from './use-list.ts'

test('a row that has moved to a later page is in the list once, as it was loaded last', () => {
  const pages: ListPart<string>[] = [
    { items: { a: 'a', b: 'b' }, total: 3 },
    { items: { c: 'c', a: 'a, changed' }, total: 3 },
  ]
  expect(rowsOf(pages)).toEqual(['a, changed', 'b', 'c'])
})
