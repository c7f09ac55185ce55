import { expect, test } from 'vitest'
import { parseNewsSearch, sortKey, sortOf } from './list-search.ts'

test('an address keeps what makes sense and drops the rest', () => {
  expect(
    parseNewsSearch({
      search: '  anchors ',
      language: 'de',
      state: 'draft',
      sort: 'title',
      page: 3,
    }),
  ).toEqual({ search: 'anchors', language: 'de', state: 'draft', sort: 'title' })
  expect(parseNewsSearch({ search: 4, language: 'ro', state: 'gone', sort: 'id' })).toEqual({})
})

test('the usual order does not show in the address', () => {
  expect(parseNewsSearch({ sort: '-updatedAt' })).toEqual({})
  expect(sortOf({})).toEqual({ by: 'updatedAt', descending: true })
})

test('a sort key survives the way through the column heads', () => {
  expect(sortKey(sortOf({ sort: 'publishedAt' }))).toBe('publishedAt')
  expect(sortKey(sortOf({ sort: '-title' }))).toBe('-title')
})
