import { expect, test } from 'vitest'
import { pageNames } from '#src/facts/page-names.ts'
import { setExistingPages } from './existing-pages.ts'
import { menu } from './menu.ts'

const outside = ['newsletter', 'request-demo', 'sign-in', 'terms', 'privacy']

test('the menu has every page once, except those outside of it', () => {
  setExistingPages(pageNames)
  const shown = menu().flatMap((group) => group.pages)
  expect(shown.toSorted()).toEqual(pageNames.filter((name) => !outside.includes(name)).toSorted())
})

test('pages that do not exist are not shown, nor are groups without any', () => {
  setExistingPages(['news', 'sign-in'])
  expect(menu()).toEqual([{ name: 'resources', pages: ['news'] }])
})
