import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { someInputs } from '#testing/calculator.ts'
import { shareFragment, toFragment } from './fragment.ts'
import { parseFields } from './parse-fields.ts'
import { readLink } from './read-link.ts'

const origin = { version: 3, date: '2026-11-22' }

test('a link brings its inputs, price list, day and purchase to every language', () => {
  for (const lang of langs)
    for (const input of someInputs(5, 40)) {
      const link = readLink(lang, `#${shareFragment(toFragment(input), 'rented', origin)}`)!
      expect(link).toMatchObject({ ...origin, damaged: [], isRented: true })
      expect(parseFields(lang, link.values).given).toEqual(input)
    }
})

test('a damaged link names what it lost and keeps the rest', () => {
  const link = readLink('en', '#country=ZZ&forklifts=abc&area=15000&margin=900&shifts=3&list=x')
  expect(link).toEqual({
    values: { area: '15,000', shifts: '3' },
    damaged: ['country', 'forklifts', 'shiftHours', 'pallets', 'margin'],
    isRented: false,
  })
})

test.each(['', '#method', '#comments=1', '#list=3&date=2026-11-22'])(
  'an address without inputs is no link: %j',
  (fragment) => {
    expect(readLink('en', fragment)).toBeUndefined()
  },
)

test.each(['2026-13-45', '22.11.2026', '<b>'])('a day that is none is left out: %s', (date) => {
  expect(readLink('en', `forklifts=1&date=${encodeURIComponent(date)}`)).not.toHaveProperty('date')
})
