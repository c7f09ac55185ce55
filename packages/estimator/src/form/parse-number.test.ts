import { describe, expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { parseNumber } from './parse-number.ts'

/** The expected number by language; a single value where all agree. */
function reads(text: string, expected: number | undefined | Record<Lang, number | undefined>) {
  const found = Object.fromEntries(langs.map((lang) => [lang, parseNumber(lang, text)]))
  const wanted =
    typeof expected === 'object'
      ? expected
      : Object.fromEntries(langs.map((lang) => [lang, expected]))
  expect({ text, ...found }).toEqual({ text, ...wanted })
}

const no = undefined

describe('what every language reads alike', () => {
  test.each([
    ['0', 0],
    ['25', 25],
    ['15000', 15_000],
    ['1000000000', 1_000_000_000],
    ['007', 7],
    [' 25 ', 25],
    ['\u00a025\u202f', 25],
    ['\u200e1200', 1_200],
    ['1200\u200b', 1_200],
    ['12\u00ad00', 1_200],
  ])('digits: %j', reads)

  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0,75', 0.75],
    ['.5', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['12,', 12],
    ['1.25', 1.25],
    ['1,2345', 1.2345],
    ['1500.50', 1_500.5],
    ['1500,50', 1_500.5],
    ['1500.125', 1_500.125],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['0.500', 0.5],
    ['00,500', 0.5],
  ])('a single comma or point that cannot group is the decimal sign: %j', reads)

  test.each([
    ['15 000', 15_000],
    ['15\u00a0000', 15_000],
    ['15\u202f000', 15_000],
    ['15\u2009000', 15_000],
    ['15’000', 15_000],
    ["15'000", 15_000],
    ['1 234 567', 1_234_567],
    ['1’234’567', 1_234_567],
    ['15 000,5', 15_000.5],
    ['15\u202f000,5', 15_000.5],
    ['15 000.5', 15_000.5],
    ['15’000.50', 15_000.5],
    ['15 000,500', 15_000.5],
  ])('spaces and apostrophes group: %j', reads)

  test.each([
    ['15,000.5', 15_000.5],
    ['15.000,5', 15_000.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['15,000.500', 15_000.5],
    ['15.000,', 15_000],
  ])('of comma and point the later one is the decimal sign: %j', reads)

  test.each([
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
  ])('a sign that comes twice groups: %j', reads)

  test.each([
    ['-5', -5],
    ['−1,5', -1.5],
    ['-15 000', -15_000],
    ['-0', 0],
  ])('below zero: %j', reads)

  test.each(
    [
      ['', ' ', '-', '.', ',', '-.', 'abc', '12a', '1e5', '0x10', 'NaN', 'Infinity', '+5', '--5'],
      ['1.2.3', '1,2,3', '12,34,567', '1.23.456', '1234,567,890', '1,234.567,8', '1.5,', '15.000.'],
      ['15 00', '15 0000', '1 5', '15  000', '15 000 00', '1 234’567', '0 500', '15 000,5,5'],
      ['25 %', '25 m²', '€25', '١٢', '１２', '1_000', '9'.repeat(41)],
    ]
      .flat()
      .map((text) => [text]),
  )('is not a number: %j', (text) => reads(text, no))
})

test.each<[string, string[], number | undefined]>([
  ['1.200 €', ['money'], 1_200],
  ['€1.200', ['money'], 1_200],
  ['£ 1.200,50', ['money'], 1_200.5],
  ['\u202a1.200\u00a0€\u202c', ['money'], 1_200],
  ['50 %', ['%'], 50],
  ['50\u202f%', ['%'], 50],
  ['1200 m²', ['m²', 'm2', 'qm'], 1_200],
  ['1.200 M2', ['m²', 'm2', 'qm'], 1_200],
  ['8h', ['h'], 8],
  ['1200 sq ft', ['m²', 'm2', 'qm'], no],
  ['50 %', ['m'], no],
  ['€ 1.200 €', ['money'], no],
  ['€', ['money'], no],
  ['%', ['%'], no],
  ['12 50 %', ['%'], no],
])('a pasted number has the unit of its field, or none: %j', (text, units, expected) =>
  expect(parseNumber('de', text, units)).toBe(expected),
)

describe('one sign before exactly three digits', () => {
  test.each([
    ['15.000', { en: no, de: 15_000, es: 15_000, fr: no, it: 15_000, pt: 15_000 }],
    ['1.500', { en: no, de: 1_500, es: 1_500, fr: no, it: 1_500, pt: 1_500 }],
    ['-1.500', { en: no, de: -1_500, es: -1_500, fr: no, it: -1_500, pt: -1_500 }],
    ['15,000', { en: 15_000, de: no, es: no, fr: no, it: no, pt: no }],
    ['1,500', { en: 1_500, de: no, es: no, fr: no, it: no, pt: no }],
  ])('is a thousands separator where the language has it, else an error: %j', reads)

  test('nothing is ever read a thousand times too large or too small without saying so', () => {
    const texts = ['15.000', '15,000', '1.500', '1,250', '999.999', '300,000']
    for (const text of texts) {
      const read = langs.map((lang) => parseNumber(lang, text)).filter((value) => value !== no)
      expect(new Set(read)).toEqual(new Set([Number(text.replace(/[.,]/, ''))]))
    }
  })
})
