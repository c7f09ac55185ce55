import { expect, test } from 'vitest'
import { firstPriceList } from '@repo/estimator/model/first-price-list.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import type { PriceListData } from '@repo/estimator/price-list-schema.ts'
import { writePriceList } from '@repo/estimator/stored/read-price-list.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'

const site = useProduct()

const { version: _, ...first } = firstPriceList
const fitted = { aisleSpacing: 0.7, aislesPerRow: 1, endAnchors: 0, wallShare: 0.4 }
const valuesOf = ({ constants }: PriceListData) =>
  Object.fromEntries(Object.keys(fitted).map((key) => [key, constants[key as 'wallShare'].value]))

test('a draft from a list of model version 1 is of version 2, with its constants and the prices of the list', async () => {
  const own = await startProductForTest()
  await own.product.platform.store.write(['roi-constants'], (db) =>
    db
      .insertInto('roi_constants')
      .values({ version: 3, data: writePriceList(first), published_at: '2026-11-27T03:00:00Z' })
      .execute(),
  )
  const { table, base } = await own.as('admin').call(priceListApi.draft, {})
  expect([base, table.model, valuesOf(table)]).toEqual([3, 2, fitted])
  expect(table.constants.anchorPrice).toEqual(first.constants.anchorPrice)
  const published = await own.as('admin').call(priceListApi.get, { params: { version: '3' } })
  expect([published.table.model, published.table.constants.wallShare.value]).toEqual([1, 0])
})

test('a draft cannot be saved as version 1', async () => {
  const saved = await site.as('admin').call(priceListApi.saveDraft, { body: { table: first } })
  expect([saved.table.model, valuesOf(saved.table)]).toEqual([2, fitted])
  await site.as('admin').call(priceListApi.discardDraft, { query: {} })
})
