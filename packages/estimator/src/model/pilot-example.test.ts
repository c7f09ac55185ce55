import { expect, test } from 'vitest'
import { pilotExample } from './pilot-example.ts'
import { pricesOf } from './prices.ts'
import { shippedPriceList } from './shipped-price-list.ts'

test('a pilot of 5 forklifts on 3,000 m² costs GBP 4,270 for three months, by the published prices', () => {
  const { pilot, forklifts, manDays, ...site } = pilotExample(shippedPriceList, 'GB')
  const { pilotFee, manDay } = pricesOf(shippedPriceList, 'GB')
  expect(pilot).toEqual({ months: 3, spent: 4_270 })
  expect(pilot.spent).toBe(forklifts * pilotFee * pilot.months + manDays * manDay)
  expect(site).toMatchObject({ area: 3_000, anchors: 21, currency: 'GBP' })
  expect([forklifts, manDays]).toEqual([5, 7])
})

test('the same site as a partner pays for hardware and a year of fees', () => {
  const { partner, forklifts, anchors, manDays } = pilotExample(shippedPriceList, 'GB')
  const { partnerFee, manDay, anchor, tag, gateway } = pricesOf(shippedPriceList, 'GB')
  const hardware = Math.floor(anchors * anchor + 6 * tag + 2 * gateway + 0.5)
  expect(partner).toEqual({
    months: 12,
    spent: hardware + forklifts * partnerFee * 12 + manDays * manDay,
  })
})

test('every country has a total', () => {
  for (const { code } of shippedPriceList.countries)
    expect(pilotExample(shippedPriceList, code).pilot.spent).toBeGreaterThan(0)
})
