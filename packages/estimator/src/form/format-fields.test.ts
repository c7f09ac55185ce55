import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { exampleA } from '../model/examples.ts'
import { parseNumber } from './parse-number.ts'
import { parseFields } from './parse-fields.ts'
import { formatFields, formatFieldNumber } from './format-fields.ts'

test('numbers stand in a field as the language writes them', () => {
  const shown = langs.map((lang) => formatFieldNumber(lang, 15_000.5).replace(/\s/, '_'))
  expect(shown).toEqual(['15,000.5', '15.000,5', '15.000,5', '15_000,5', '15.000,5', '15_000,5'])
  expect(formatFields('de', exampleA)).toMatchObject({
    area: '15.000',
    accidents: '1,5',
    country: 'DE',
  })
})

test('a shown number is read back as the same', () => {
  const numbers = [0, 1, 999, 1_000, 1_234, 12_345, 1e6, 1e9, 0.1, 1.5, 0.125, 1.125, 12.125, 1e-7]
  const odd = [1_125.125, 1_125.5, 999.999, 0.3, 2 / 3, 1_393.55, 185_806.0099, 0.1 + 0.2]
  for (const lang of langs)
    for (const number of [...numbers, ...odd])
      expect([lang, number, parseNumber(lang, formatFieldNumber(lang, number))]).toEqual([
        lang,
        number,
        number,
      ])
})

test('shown inputs are read back as the same', () => {
  for (const lang of langs)
    for (const input of someInputs(11, 200))
      expect(parseFields(lang, formatFields(lang, input))).toEqual({ given: input, errors: {} })
})

test('what was not given stays empty', () => {
  const given = { country: 'DE', forklifts: 25, margin: null, aisles: 0 }
  expect(formatFields('en', given)).toEqual({ country: 'DE', forklifts: '25', aisles: '0' })
})
