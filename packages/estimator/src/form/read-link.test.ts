import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { someInputs } from '#testing/calculator.ts'
import { basisFragment, basisOf } from './basis.ts'
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
    values: { area: '15,000', shifts: '3', kept: '', derived: '', plan: '' },
    damaged: ['country', 'forklifts', 'shiftHours', 'pallets', 'margin'],
    isRented: false,
    hasPlan: false,
  })
})

test('a link brings what was not entered, and the counts of a plan', () => {
  const basis = {
    kept: ['shifts', 'pallets'],
    derived: ['aisles', 'aisleLength'],
    quantities: { anchors: 97, gateways: 5, switches: 6, cableMetres: 4_213 },
  } as const
  const inputs = toFragment(someInputs(5, 1)[0]!) + basisFragment(basis)
  const link = readLink('en', `#${shareFragment(inputs, 'bought', origin)}`)!
  expect(basisOf(link.values)).toEqual(basis)
  expect(link).toMatchObject({ hasPlan: true, damaged: [], version: 3 })
})

test.each([
  ['kept=margin.forklifts.x&derived=area', { kept: ['forklifts'], derived: [] }],
  ['plan=-1', { kept: [], derived: [] }],
  ['plan=97e9', { kept: [], derived: [] }],
  ['plan=10001', { kept: [], derived: [] }],
])('a forged basis is left out: %s', (text, basis) => {
  expect(basisOf(readLink('en', `forklifts=1&${text}`)!.values)).toEqual(basis)
})

test('a plan’s link from before has its anchors, with the gateways and switches that they need', () => {
  const link = readLink('en', 'plan=97&area=15000&aisles=20&aisleLength=60&forklifts=25')!
  expect(link).toMatchObject({ damaged: [], hasPlan: true })
  expect(basisOf(link.values).quantities).toEqual({
    anchors: 97,
    gateways: 5,
    switches: 5,
    cableMetres: 0,
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
