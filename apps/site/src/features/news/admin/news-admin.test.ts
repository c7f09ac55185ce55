import { expect, test } from 'vitest'
import {
  blankValues,
  errorsIn,
  sameValues,
  type Values,
} from '@repo/platform/content/admin/fields/fields.ts'
import { boundsOf } from '@repo/platform/content/admin/fields/bounds.ts'
import { placesOf } from '@repo/platform/content/admin/conflict/item-merge.ts'
import { contentSearch, sortKey, sortOf } from '@repo/platform/content/admin/list/list-search.ts'
import { newsAdmin } from './news-admin.tsx'

const values: Values = {
  language: 'en',
  title: 'Anchors',
  permalink: 'anchors',
  content: '<p>Text</p>',
  categories: ['guide'],
}

test('an item needs a title and a permalink', () => {
  expect(Object.keys(errorsIn(newsAdmin, blankValues(newsAdmin)))).toEqual(['title', 'permalink'])
  expect(errorsIn(newsAdmin, values)).toEqual({})
})

test('a permalink in the wrong letters, or one that is a page of the site, is an error', () => {
  expect(errorsIn(newsAdmin, { ...values, permalink: 'Größe' })).toHaveProperty('permalink')
  expect(errorsIn(newsAdmin, { ...values, permalink: 'pricing' })['permalink']).toContain(
    'page of the site',
  )
})

test('the form knows the bounds of the contract', () => {
  expect(boundsOf(newsAdmin, 'title')).toEqual({ required: true, max: 200 })
  expect(boundsOf(newsAdmin, 'categories')).toMatchObject({ max: 10, each: { max: 60 } })
})

test('two versions are the same whatever array holds the categories', () => {
  expect(sameValues(values, { ...values, categories: ['guide'] })).toBe(true)
  expect(sameValues(values, { ...values, categories: ['guide', 'safety'] })).toBe(false)
})

test('a stale version is explained field by field', () => {
  const theirs: Values = { ...values, title: 'All anchors', language: 'de', categories: [] }
  expect(placesOf(newsAdmin, { base: undefined, theirs, mine: values })).toMatchObject([
    { field: 'Title', theirs: 'All anchors', mine: 'Anchors' },
    { field: 'Language', theirs: 'German', mine: 'English' },
    { field: 'Categories', theirs: '(none)', mine: 'guide' },
  ])
})

const parseNewsSearch = contentSearch(newsAdmin)

test('the search of an address keeps valid values and drops the rest', () => {
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

test('the default order is not in the address', () => {
  expect(parseNewsSearch({ sort: '-updatedAt' })).toEqual({})
  expect(sortOf({})).toEqual({ by: 'updatedAt', descending: true })
})

test('the scheduled are in the order of what comes next, unless another is chosen', () => {
  const scheduled = { state: 'scheduled' } as const
  expect(sortOf(scheduled)).toEqual({ by: '', descending: false })
  expect(parseNewsSearch({ ...scheduled, sort: '-updatedAt' })).toEqual({
    ...scheduled,
    sort: '-updatedAt',
  })
  expect(parseNewsSearch(scheduled)).toEqual(scheduled)
})

test('a sort key survives conversion to a column header and back', () => {
  expect(sortKey(newsAdmin, sortOf({ sort: 'publishedAt' }))).toBe('publishedAt')
  expect(sortKey(newsAdmin, sortOf({ sort: '-title' }))).toBe('-title')
})
