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

test.each([
  ['(c) 2026, UWB(r), Tag(TM)', '© 2026, UWB®, Tag™'],
  ['12 x 8, 12x8, 12 m x 8 m, 12m x 8m', '12 × 8, 12×8, 12 m × 8 m, 12m × 8m'],
  ['100x200', '100×200'],
])('symbols: %s', (text, expected) => {
  for (const lang of ['en', 'de', 'es', 'fr', 'it', 'pt'] as const)
    expect(typed(text, lang)).toBe(expected)
})

test.each(['cases (a), (b) and (c)', '(cm)', '0x1F', 'x 4', 'box 4', '3 xs', '4 axles x 2'])(
  'no symbol: %s',
  (text) => expect(typed(text, 'en')).toBe(text),
)

test('addresses, rules of hyphens and longer rows of full stops stay as typed', () => {
  expect(typed(`https://a.example/b--c'd`, 'en')).toBe(`https://a.example/b--c'd`)
  expect(typed('---', 'en')).toBe('---')
  expect(typed('5 - 3', 'en')).toBe('5 - 3')
})
