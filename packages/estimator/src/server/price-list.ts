import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { cachedUntilWrite, oncePerStore } from '@repo/platform/server/database/cached.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { firstPriceList } from '../model/first-price-list.ts'
import type { PriceList } from '../model/price-list.ts'
import { withNewConstants } from '../price-list-schema.ts'
import './table.ts'

/** The topic under which a new version is published. */
export const priceListTopic = 'roi-constants'

/** A version of the price list, and when it was published (ISO time, UTC). */
interface Published {
  priceList: PriceList
  publishedAt: string
}

/** The published price list, cached. */
export interface PublishedPriceList {
  current(): Promise<PriceList>
  newest(): Promise<Published>
}

/** Seeds an empty database with the first price list; of several starting servers one does. */
export async function seedPriceList(store: Store, clock: Clock): Promise<void> {
  const { version, ...data } = firstPriceList
  const known = await store.db.selectFrom('roi_constants').select('version').executeTakeFirst()
  if (known) return
  await store.write([priceListTopic], (db) =>
    db
      .insertInto('roi_constants')
      .values({ version, data: JSON.stringify(data), published_at: timestamp(clock) })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

/** Cached in memory until another version is published on any server; shared by the calls and the page. */
export const publishedPriceList = oncePerStore((store): PublishedPriceList => {
  const newest = cachedUntilWrite(store, priceListTopic, () => readNewest(store))
  return { newest, current: async () => (await newest()).priceList }
})

async function readNewest(store: Store): Promise<Published> {
  const { version, data, published_at } = await store.db
    .selectFrom('roi_constants')
    .select(['version', 'data', 'published_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { priceList: { version, ...withNewConstants(data) }, publishedAt: published_at }
}
