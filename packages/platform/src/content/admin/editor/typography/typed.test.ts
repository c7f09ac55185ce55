import { expect, test } from 'vitest'
import type { Lang } from '#src/i18n/locales.ts'
import { typographic } from './typed.ts'

/** Types a text, key by key. */
function typed(text: string, lang: Lang): string {
  let written = ''
  for (const character of text) {
    const made = typographic(written, character, lang)
    written = made
      ? written.slice(0, written.length - made.replaced) + made.text
      : written + character
  }
  return written
}

test.each<[Lang, string, string]>([
  ['en', `"It's (a 'near miss')" -- so...`, '“It’s (a ‘near miss’)” – so…'],
  ['de', `"So geht's, 'kurz' gesagt" -- so...`, '„So geht’s, ‚kurz‘ gesagt“ – so…'],
  ['es', `"Una 'zona'" -- eso...`, '«Una ‘zona’» — eso…'],
  ['fr', `L'anneau "d'un" l'"ancre"...`, 'L’anneau «\u202fd’un\u202f» l’«\u202fancre\u202f»…'],
  ['it', `L'ancora "dell'area" -- poi...`, 'L’ancora «dell’area» – poi…'],
  ['pt', `"Uma 'zona'" -- isso...`, '«Uma ‘zona’» – isso…'],
])('%s: %s', (lang, text, expected) => {
  expect(typed(text, lang)).toBe(expected)
})

test('addresses, rules of hyphens and longer rows of full stops stay as typed', () => {
  expect(typed(`https://a.example/b--c'd`, 'en')).toBe(`https://a.example/b--c'd`)
  expect(typed('---', 'en')).toBe('---')
  expect(typed('5 - 3', 'en')).toBe('5 - 3')
})
