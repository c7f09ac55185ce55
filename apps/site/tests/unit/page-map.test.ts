import { expect, test } from 'vitest'
import { isPageName } from '@repo/platform/facts/page-names.ts'
import { pages } from '#src/pages.ts'
import { setExistingPages } from '@repo/platform/site/existing-pages.ts'
import { groupOf, menu } from '@repo/platform/site/header/menu.ts'

test('the map of the pages has the order of the menu', () => {
  const names = Object.keys(pages).filter(isPageName)
  setExistingPages(names)
  const inMenu = names.filter((name) => groupOf(name) !== undefined)
  expect(inMenu).toEqual(menu().flatMap((group) => group.pages))
})
