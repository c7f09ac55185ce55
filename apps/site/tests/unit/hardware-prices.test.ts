import { expect, test } from 'vitest'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import { hardwareAmounts } from '@repo/hall/site/hardware-prices.ts'
import { hardwarePricesIn } from '#src/hardware-prices.ts'

const prices = hardwarePricesIn(shippedPriceList, 'de')
const { anchors } = planOf('distribution-centre')

test.each(prices.countries.map((local) => [local.code, local] as const))(
  '%s: the hardware of a plan costs beside its bill of materials what the estimate shows',
  (country, local) => {
    const input = { ...exampleA, country, contractType: 'partner' } as const
    const none = estimate(input, shippedPriceList)
    const tagsPerTruck = none.results.tags > 1.5 * input.forklifts ? 2 : 1
    const materials = materialsOf(anchors, { trucks: input.forklifts, tagsPerTruck })
    const { gateways, switches, cable: cableMetres } = materials
    const quantities = { anchors: anchors.length, gateways, switches, cableMetres }
    const { results } = estimate(input, shippedPriceList, quantities)
    expect(results.tags).toBe(materials.tags)
    expect(hardwareAmounts(prices, local, materials).total).toBe(results.hardwareCost)
  },
)

test('every country with prices is there, the language’s first to be shown', () => {
  expect(prices.countries).toHaveLength(shippedPriceList.countries.length)
  expect(prices.country).toBe('DE')
})
