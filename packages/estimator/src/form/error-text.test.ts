import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { formWords } from '#words/index.ts'
import { exampleA } from '../model/examples.ts'
import { fieldKeys } from './fields.ts'
import { errorTexts } from './error-text.ts'
import { parseFields } from './parse-fields.ts'
import { formatFields } from './format-fields.ts'

const everyError = (text: string) => Object.fromEntries(fieldKeys.map((key) => [key, text]))

test.each(langs)('every error is a whole sentence in %s', (lang) => {
  const valid = formatFields(lang, exampleA)
  const wrong = ['', 'x', '1.5', '-1', 'x'.repeat(200), '99999999999']
  const values = [...wrong.map(everyError), { ...valid, shifts: '4' }, { ...valid, aisles: '' }]
  for (const value of values) {
    const { errors } = parseFields(lang, value)
    const texts = Object.values(
      errorTexts(lang, formWords[lang], errors, { values: value, lastValid: valid }),
    )
    expect(texts).toHaveLength(Object.keys(errors).length)
    expect(texts.filter((text) => !text || /[{}]|undefined/.test(text))).toEqual([])
  }
})

test('bounds of the area are in the unit in which it is written', () => {
  const sentence = (areaUnit: string) =>
    errorTexts('en', formWords.en, { area: 'range' }, { values: { areaUnit } }).area
  expect(sentence('m2')).toBe('Enter a number between 100 and 2,000,000\u00a0m²')
  expect(sentence('sqft')).toBe('Enter a number between 1,077 and 21,527,830\u00a0sq ft')
})

test('every bound in square feet is accepted', () => {
  for (const area of ['1,077', '21,527,830'])
    expect(
      parseFields('en', { ...formatFields('en', exampleA), area, areaUnit: 'sqft' }).errors,
    ).toEqual({})
  for (const area of ['1,076', '21,527,832'])
    expect(
      parseFields('en', { ...formatFields('en', exampleA), area, areaUnit: 'sqft' }).errors,
    ).toEqual({
      area: 'range',
    })
})
