import { expect, test } from 'vitest'
import { differencesOf, errorsOf, noValues, sameValues, type NewsValues } from './news-values.ts'

const values: NewsValues = {
  language: 'en',
  title: 'Anchors',
  permalink: 'anchors',
  content: '<p>Text</p>',
  categories: ['guide'],
}

test('an item needs a title and a permalink', () => {
  expect(Object.keys(errorsOf(noValues))).toEqual(['title', 'permalink'])
  expect(errorsOf(values)).toEqual({})
})

test('a permalink in the wrong letters, or one that is a page of the site, is refused', () => {
  expect(errorsOf({ ...values, permalink: 'Größe' })).toHaveProperty('permalink')
  expect(errorsOf({ ...values, permalink: 'pricing' }).permalink).toContain('page of the site')
})

test('two versions are the same whatever array holds the categories', () => {
  expect(sameValues(values, { ...values, categories: ['guide'] })).toBe(true)
  expect(sameValues(values, { ...values, categories: ['guide', 'safety'] })).toBe(false)
})

test('a stale version is explained field by field', () => {
  const theirs: NewsValues = { ...values, title: 'All anchors', language: 'de', categories: [] }
  expect(differencesOf(theirs, values)).toEqual([
    { field: 'Title', theirs: 'All anchors', mine: 'Anchors' },
    { field: 'Language', theirs: 'Deutsch', mine: 'English' },
    { field: 'Categories', theirs: '(none)', mine: 'guide' },
  ])
})
