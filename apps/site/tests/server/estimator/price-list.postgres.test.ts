import { expect, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { saveDraft, priceListData } from '#tests/support/price-lists.ts'
import { useTwoServers, type TestProduct } from '#tests/support/product.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'

const [one, other] = useTwoServers()

const publish = (site: TestProduct, version?: number) =>
  site.as('admin').call(priceListApi.publish, { body: { note: 'Prices of spring', version } })
const feeOf = async (site: TestProduct) => {
  const answer = await site.request('/api/service/ipinfo?country=DE')
  return ((await answer.json()) as { partner: { feePerVehicleMonth: number } }).partner
    .feePerVehicleMonth
}

test('what one server publishes the other asks for within a second', async () => {
  expect([await feeOf(one), await feeOf(other)]).toEqual([39, 39])
  await saveDraft(one, priceListData({ feePartner: 45 }))
  await publish(one)
  const now = performance.now()
  let begun = now
  await eventually(
    async () => {
      begun = performance.now()
      expect(await feeOf(other)).toBe(45)
    },
    { interval: 20 },
  )
  expect(begun - now).toBeLessThan(1_000)
})

test('of two servers that publish at once one succeeds', async () => {
  const { version } = await saveDraft(other)
  const tries = await Promise.allSettled([publish(one, version), publish(other, version)])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const versions = await one.as('admin').call(priceListApi.list, {})
  // Two are shipped, and the test before published one.
  expect(versions.map((each) => each.version)).toEqual([4, 3, 2, 1])
})
