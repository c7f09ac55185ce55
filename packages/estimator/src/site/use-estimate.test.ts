import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { someInputs } from '#testing/calculator.ts'
import { formatFields } from '../form/format-fields.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import { parseEntries } from './use-estimate.ts'

const example = formatFields('en', exampleA)
const { valid } = parseEntries('en', example)
const given = (change: object) => parseEntries('en', { ...example, ...change }, valid)

test.each(langs)('1,000 random sites typed in %s give what the server computes', (lang) => {
  for (const input of someInputs(11, 1_000)) {
    const read = parseEntries(lang, formatFields(lang, input))
    expect(read.errors).toEqual({})
    expect(estimate(read.valid!.given, shippedPriceList)).toEqual(estimate(input, shippedPriceList))
  }
})

test('of a field with an error the last valid value counts, of the others the current value', () => {
  const read = given({ margin: '200', forklifts: '50' })
  expect(read.errors).toEqual({ margin: 'range' })
  expect(read.valid?.given).toEqual({ ...exampleA, forklifts: 50 })
})

test('of two fields that contradict each other, both last good values count', () => {
  const hours = given({ shifts: '4', pallets: '1' })
  expect(hours.errors).toEqual({ shiftHours: 'hours' })
  expect(hours.valid?.given).toEqual({ ...exampleA, pallets: 1 })
  const aisles = given({ aisles: '', pallets: '1' })
  expect(aisles.errors).toEqual({ aisles: 'lengthWithoutAisles' })
  expect(aisles.valid?.given).toEqual({ ...exampleA, pallets: 1 })
})

test('without a company name there is a result, and no name in the link', () => {
  const read = given({ companyName: ' ' })
  expect(read.errors).toEqual({})
  expect(read.valid?.given).toEqual({ ...exampleA, companyName: '' })
  expect(read.valid?.fragment).not.toContain('companyName')
})

test('what means the same is the same, so that nothing is drawn again', () => {
  expect(given({ area: '15000', forklifts: ' 25 ' }).valid).toBe(valid)
})
