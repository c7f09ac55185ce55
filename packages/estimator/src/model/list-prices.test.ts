import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { exampleSite } from './examples.ts'
import { linesOf } from './lines.ts'
import { withFixedPrices } from './list-prices.ts'
import { sensitivities } from './sensitivity.ts'
import { shippedPriceList } from './shipped-price-list.ts'

const site = exampleSite(shippedPriceList, 'GB')
const outer = estimate(site, shippedPriceList)
const own = estimate(site, withFixedPrices(shippedPriceList))

test('with the prices of the list fixed, the range of the example is 6.8 to 20.1 months', () => {
  const rangeOf = ({ band }: typeof own) => [band.high.paybackMonths, band.low.paybackMonths]
  expect(rangeOf(own)).toEqual([6.8, 20.1])
  expect(rangeOf(outer)).toEqual([5.8, 24.9])
  const [, rented] = linesOf(own, withFixedPrices(shippedPriceList))
  expect(rented?.band.high.paybackMonths).toBe(4.2)
})

test('the results are those of the list, and both ends cost the same', () => {
  expect(own.results).toEqual(outer.results)
  expect(own.band.low.hardwareCost).toBe(own.results.hardwareCost)
  expect(own.band.high.hardwareCost).toBe(own.results.hardwareCost)
})

test('no price of the list counts as an assumption', () => {
  const keys = sensitivities(own.input, withFixedPrices(shippedPriceList)).map(({ key }) => key)
  for (const price of ['anchorPrice', 'tagPrice', 'gatewayPrice', 'feePartner', 'feePilot'])
    expect(keys).not.toContain(price)
  expect(keys.slice(0, 2)).toEqual(['moneyShare', 'idleShare'])
})

test('both ends of the band lie inside the published limits of each assumption', () => {
  for (const [key, { range, band }] of Object.entries(shippedPriceList.constants)) {
    if (!band || !range) continue
    const [least, most] = range
    for (const value of Object.values(band)) {
      expect(value, key).toBeGreaterThanOrEqual(least)
      expect(value, key).toBeLessThanOrEqual(most)
    }
  }
})
