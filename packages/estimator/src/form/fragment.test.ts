import { expect, test } from 'vitest'
import { roiInput, someInputs } from '#testing/calculator.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { exampleA } from '../model/examples.ts'
import { fromFragment, toFragment } from './fragment.ts'
import { parseFields } from './parse-fields.ts'

test('a link carries what was given, in the notation of machines', () => {
  expect(toFragment(roiInput({ accidents: 1.5, margin: null }))).toBe(
    'country=DE&companyName=Example+GmbH&forklifts=25&area=15000' +
      '&shifts=2&shiftHours=8&pallets=300000&accidents=1.5',
  )
})

test('a link brings the same inputs back in every language', () => {
  const names = ['Zoë & Söhne #1', '100 % Lager = gut + schön', '倉庫🏭', "O'Neill <b>"]
  const given = someInputs(12, 300).map((input, at) => ({ ...input, companyName: names[at % 4]! }))
  for (const lang of langs)
    for (const input of given)
      expect(parseFields(lang, fromFragment(lang, `#${toFragment(input)}`))).toEqual({
        given: input,
        errors: {},
      })
})

test('fields show the numbers of a link as the language writes them', () => {
  const link = 'forklifts=25&area=15000.5'
  expect(fromFragment('de', link)).toEqual({ forklifts: '25', area: '15.000,5' })
  expect(fromFragment('en', link)).toEqual({ forklifts: '25', area: '15,000.5' })
})

test.each([
  ['', {}],
  ['#', {}],
  ['&&==&%&=', {}],
  ['%E0%A4%A=1&forklifts=%zz&area=%', {}],
  ['constructor=1&__proto__=2&__proto__[x]=3&toString=4', {}],
  ['forklifts=1&forklifts=2', { forklifts: '1' }],
  ['forklifts=1e9&area=NaN&shifts=-1&pallets=0x10&margin=1,5&aisles=1.000.000', {}],
  ['unknown=1&areaUnit=sqft&aisles=4', { aisles: '4' }],
  ['companyName=%ff%00%3Cscript%3E', { companyName: '\ufffd\0<script>' }],
])('a hostile link is harmless: %j', (link, values) => {
  expect(fromFragment('en', link)).toEqual(values)
  expect(Object.getPrototypeOf(fromFragment('en', link))).toBe(Object.prototype)
})

test('an overlong link is ignored, the longest that is written is not', () => {
  expect(fromFragment('en', `companyName=${'x'.repeat(10_000_000)}`)).toEqual({})
  const longest = { ...exampleA, companyName: '倉'.repeat(120), accidents: 1 / 3, margin: 1e-7 }
  expect(parseFields('en', fromFragment('en', toFragment(longest))).given).toEqual(longest)
})
