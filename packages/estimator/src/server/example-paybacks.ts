import type { Platform } from '@repo/platform/server/platform.ts'
import { firstFields } from '../form/refine-fields.ts'
import { averageOf } from '../model/claim-figures.ts'
import { claimOf } from './claim.ts'
import { publishedPriceList } from './price-list.ts'

/** What the stated average is the mean of, for a page that shows nothing else of it. */
export async function averagePayback({ store }: Platform) {
  return averageOf((await publishedPriceList(store).newest()).priceList)
}

/** Mean paybacks of the sites that the stated average is based on; null: not every site pays back. */
export async function examplePaybacks({ store }: Platform) {
  const { priceList } = await publishedPriceList(store).newest()
  const { sites, mean, variants } = await claimOf(priceList)
  return { sites, mean, oneShift: variants.oneShift, fields: firstFields.length }
}
