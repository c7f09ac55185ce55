import { expect, test } from 'vitest'
import { carriedBy } from './carried.ts'
import { estimate } from './estimate.ts'
import { exampleA, exampleSite } from './examples.ts'
import { shippedPriceList } from './shipped-price-list.ts'

const small = {
  country: 'DE',
  companyName: '–',
  forklifts: 5,
  area: 2_000,
  shifts: 1,
  shiftHours: 8,
  pallets: 50_000,
}

const keysOf = (given: Parameters<typeof estimate>[0], derived?: ['aisles', 'aisleLength']) =>
  carriedBy(estimate(given, shippedPriceList), shippedPriceList, derived)

test('defaults that carry more than a tenth of the benefit are named, the greatest first', () => {
  expect(keysOf(small)).toEqual([
    'capacityUsed',
    'workingDays',
    'accidents',
    'repairCost',
    'margin',
  ])
  expect(keysOf(exampleA)).toEqual([])
  expect(keysOf(exampleSite(shippedPriceList, 'DE'))).toEqual([
    'capacityUsed',
    'workingDays',
    'margin',
  ])
})

test('aisles derived from the area are named where they move the investment', () => {
  const withAisles = { ...small, aisles: 7, aisleLength: 22 }
  expect(keysOf(withAisles, ['aisles', 'aisleLength'])).not.toContain('aisles')
  const large = { ...withAisles, area: 15_000, aisles: 20, aisleLength: 60 }
  expect(keysOf(large, ['aisles', 'aisleLength'])).toContain('aisles')
})
