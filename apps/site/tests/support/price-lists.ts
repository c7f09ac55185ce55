import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import type { ConstantKey } from '@repo/estimator/model/measures/constants.ts'
import { priceListApi, type Draft } from '@repo/estimator/price-list-contract.ts'
import type { PriceListData } from '@repo/estimator/price-list-schema.ts'
import type { TestProduct } from './product.ts'

/** The first table with other values of some constants. */
export function priceListData(values: Partial<Record<ConstantKey, number>> = {}): PriceListData {
  const { version: _, ...data } = structuredClone(shippedPriceList)
  for (const [key, value] of Object.entries(values))
    Object.assign(data.constants[key as ConstantKey], { value })
  return data
}

/** Stores a draft as the administrator. */
export const saveDraft = (site: TestProduct, table = priceListData()): Promise<Draft> =>
  site.as('admin').call(priceListApi.saveDraft, { body: { table } })
