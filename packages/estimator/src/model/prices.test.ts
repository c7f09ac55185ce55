import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { calculate, estimate } from './estimate.ts'
import { exampleSite } from './examples.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import { pricesOf } from './prices.ts'

const sites = someInputs(13, 200).map((site) => ({ ...site, contractType: 'partner' as const }))

test.each(priceList.countries.map(({ code }) => code))(
  'in %s the hardware cost can be recalculated from the prices shown',
  (country) => {
    const { anchor, tag, gateway } = pricesOf(priceList, country)
    const example = estimate(exampleSite(priceList, country), priceList).input
    for (const input of [example, ...sites.map((site) => ({ ...site, country }))]) {
      const { results, terms } = calculate(input, priceList)
      const { anchors, tags, hardwareCost } = results
      const sum = anchors * anchor + tags * tag + terms.gateways * gateway
      expect(Math.abs(sum - hardwareCost)).toBeLessThanOrEqual(1)
    }
  },
)
