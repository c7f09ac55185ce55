import { expect, test } from 'vitest'
import { saveDraft, priceListData } from '#tests/support/price-lists.ts'
import { useProduct } from '#tests/support/product.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import type { PublicPriceList } from '@repo/estimator/public-price-list.ts'

const site = useProduct()

const read = async (version: number) => {
  const response = await site.request(`/prices/${version}.json`)
  expect(response.status).toBe(200)
  return { response, list: (await response.json()) as PublicPriceList }
}

test('every published price list is a public file that never changes, without sources and marks', async () => {
  const { response, list } = await read(2)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(JSON.stringify(list)).not.toMatch(/"mark"|"source"|https?:|proposal/)
  expect(list.version).toBe(2)
  const before = list.constants.anchorPrice.value
  await saveDraft(site, priceListData({ anchorPrice: before * 2 }))
  await site
    .as('admin')
    .call(priceListApi.publish, { body: { note: 'Dearer', acceptWarnings: true } })
  expect((await read(2)).list).toEqual(list)
  expect((await read(3)).list.constants.anchorPrice.value).toBe(before * 2)
})

test.each([
  [1, 8.4],
  [2, 9.1],
])('the numbers of version %i give the estimate that was made with it', async (version, months) => {
  const { list } = await read(version)
  const { paybackMonths } = estimate(exampleA, list as never).results
  expect([list.model, paybackMonths]).toEqual([version, months])
})

test.each(['0.json', '9.json', '1', '01.json', '1.json.map', '__proto__.json'])(
  'what was never published is not there: %s',
  async (file) => {
    expect((await site.request(`/prices/${file}`)).status).toBe(404)
  },
)

test('the page carries nothing of what our own prices rest on', async () => {
  const html = await (await site.request('/en/pricing')).text()
  expect(html).not.toMatch(/openrtls|nearest published figure|USD 25|hhfri/i)
})
