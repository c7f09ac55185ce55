import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { categoriesOf, isFiledUnder } from '../filed-under.ts'

test.each(langs)('in %s the category may have the name of its page in the menu', (lang) => {
  const { events, press } = words[lang].pages
  expect(categoriesOf('events', lang)).toEqual(expect.arrayContaining(['events', events]))
  expect(categoriesOf('press', lang)).toEqual(expect.arrayContaining(['press', press]))
  expect(isFiledUnder('press', lang, ['Technology', press])).toBe(true)
  expect(isFiledUnder('press', lang, ['Technology'])).toBe(false)
})
