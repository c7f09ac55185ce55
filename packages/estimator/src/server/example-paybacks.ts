import type { Platform } from '@repo/platform/server/platform.ts'
import { firstFields } from '../form/refine-fields.ts'
import { claimOf } from './claim.ts'
import { publishedPriceList } from './price-list.ts'

/** Mean paybacks of the sites that the stated average is based on; null: not every site pays back. */
export async function examplePaybacks({ store }: Platform) {
  const { priceList } = await publishedPriceList(store).newest()
  const { sites, mean, variants } = await claimOf(priceList)
  return { sites, mean, oneShift: variants.oneShift, fields: firstFields.length }
}
