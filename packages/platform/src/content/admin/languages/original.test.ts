import { expect, test } from 'vitest'
import {
  besideSource,
  markText,
  originalOf,
  outdatedText,
  type TranslatedItem,
} from './language-marks.tsx'

const member = (id: string, madeFrom?: string) => ({
  id,
  title: id,
  active: true,
  ...(madeFrom && { madeFrom }),
})

test('a new translation is made from the original, whichever translation is open', () => {
  const group = { en: member('en'), de: member('de', 'en'), es: member('es', 'en') }
  for (const language of ['en', 'de', 'es'] as const) {
    const { [language]: own, ...counterparts } = group
    expect(originalOf({ ...own, language, counterparts })).toBe('en')
  }
})

test('a chain leads to its beginning, a circle ends, an unlinked item leads to what the others were made from', () => {
  const shown = (madeFrom: string | undefined, counterparts: TranslatedItem['counterparts']) =>
    originalOf({ ...member('it', madeFrom), language: 'it', counterparts })
  expect(shown('de', { de: member('de', 'en'), en: member('en') })).toBe('en')
  expect(['it', 'de']).toContain(shown('de', { de: member('de', 'it') }))
  expect(shown(undefined, { en: member('en'), de: member('de', 'en') })).toBe('en')
  expect(shown(undefined, { de: member('de', 'it') })).toBe('it')
  expect(shown(undefined, {})).toBe('it')
  expect(shown('gone', {})).toBe('it')
})

test('an outdated translation opens beside its source', () => {
  expect(besideSource({ ...member('de', 'en'), behind: 2 })).toEqual({ beside: 'en' })
  expect(besideSource({ ...member('de', 'en'), behind: 0 })).toEqual({})
})

test('what is outdated is counted in blocks, in a cell as in the name of a mark', () => {
  expect([outdatedText(1), outdatedText(2)]).toEqual(['1 block outdated', '2 blocks outdated'])
  expect(markText('de', { ...member('de', 'en'), behind: 1 })).toBe(
    'German: visible, 1 block outdated',
  )
})
