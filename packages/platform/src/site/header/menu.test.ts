import { expect, test } from 'vitest'
import { pageNames } from '#src/facts/page-names.ts'
import { setExistingPages } from '../existing-pages.ts'
import { groupOf, menu, nextPage } from './menu.ts'

const outside = [
  'newsletter',
  'request-demo',
  'sign-in',
  'terms',
  'privacy',
  'legal-notice',
  'search',
]

test('the menu has every page once, except those outside of it', () => {
  setExistingPages(pageNames)
  const shown = menu().flatMap((group) => group.pages)
  expect(shown.toSorted()).toEqual(pageNames.filter((name) => !outside.includes(name)).toSorted())
})

test('pages that do not exist are not shown, nor are groups without any', () => {
  setExistingPages(['news', 'sign-in'])
  expect(menu()).toEqual([{ name: 'resources', pages: ['news'] }])
})

test('a reader is led from each page of the menu to the next, and from the last to the demo form', () => {
  setExistingPages(['industry-4-0', 'pricing', 'news', 'contact', 'request-demo', 'terms'])
  const path = []
  for (let name = nextPage('industry-4-0'); name; name = nextPage(name)) path.push(name)
  expect(path).toEqual(['pricing', 'news', 'contact', 'request-demo'])
  expect(['', 'terms', 'some-article', undefined].map(nextPage)).toEqual(Array(4).fill(undefined))
})

test('a page knows its group', () => {
  expect(groupOf('rtls')).toBe('technology')
  expect(groupOf('terms')).toBeUndefined()
})
