import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { formWords } from '#words/index.ts'
import { exampleA } from '../model/examples.ts'
import { fieldKeys, type FieldKey } from './fields.ts'
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

const mistakes: readonly [FieldKey, text: string, sentence: string][] = [
  ['forklifts', '5,001', 'Enter a number between 1 and 5,000. The result still uses 25.'],
  ['area', 'big', 'Enter a number such as 1,234.5. The result still uses 15,000.'],
  ['area', '99', 'Enter a number between 100 and 2,000,000\u00a0m². The result still uses 15,000.'],
  ['shifts', '2.5', 'Enter a whole number. The result still uses 2.'],
  ['shiftHours', '25', 'Enter a number between 1 and 24. The result still uses 8.'],
  ['workingDays', '367', 'Enter a number between 1 and 366. The result still uses 250.'],
  ['pallets', '', 'Enter a number. The result still uses 300,000.'],
  ['capacityUsed', '101', 'Enter a number between 0 and 100. The result still uses 75.'],
  ['margin', '-1', 'Enter a number between 0 and 100. The result still uses 12.'],
  ['accidents', '366', 'Enter a number between 0 and 365. The result still uses 1.5.'],
  [
    'repairCost',
    '10,000,001',
    'Enter a number between 0 and 10,000,000. The result still uses 1,200.',
  ],
  ['daysDown', '366', 'Enter a number between 0 and 365. The result still uses 2.'],
  ['complianceFees', '1e9', 'Enter a number such as 1,234.5. The result still uses 15,000.'],
]

test.each(mistakes)('what is wrong with %s, and what still counts: "%s"', (key, text, sentence) => {
  const lastValid = formatFields('en', exampleA)
  const values = { ...lastValid, [key]: text }
  const { errors } = parseFields('en', values)
  expect(errorTexts('en', formWords.en, errors, { values, lastValid })).toEqual({ [key]: sentence })
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
