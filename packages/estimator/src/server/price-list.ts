import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { cachedUntilWrite, oncePerStore } from '@repo/platform/server/database/cached.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { firstPriceList } from '../model/first-price-list.ts'
import { shippedNote, shippedPriceList } from '../model/shipped-price-list.ts'
import type { PriceList } from '../model/price-list.ts'
import { readPriceList, writePriceList } from '../stored/read-price-list.ts'
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

const rowOf = ({ version, ...data }: PriceList, clock: Clock) => ({
  version,
  data: writePriceList(data),
  published_at: timestamp(clock),
})

/** Seeds an empty database with the price lists of both models; of several starting servers one does. */
export async function seedPriceList(store: Store, clock: Clock): Promise<void> {
  const known = await store.db.selectFrom('roi_constants').select('version').executeTakeFirst()
  if (known) return
  await store.write([priceListTopic], (db) =>
    db
      .insertInto('roi_constants')
      .values([
        { ...rowOf(firstPriceList, clock), note: null },
        { ...rowOf(shippedPriceList, clock), note: shippedNote },
      ])
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

/** Cached in memory until another version is published on any server; shared by the calls and the page. */
export const publishedPriceList = oncePerStore((store): PublishedPriceList => {
  const newest = cachedUntilWrite(store, priceListTopic, () => readNewest(store))
  return { newest, current: async () => (await newest()).priceList }
})

/** A list that cannot be read leaves the one before it in use. */
async function readNewest({ db }: Store): Promise<Published> {
  const versions = await db
    .selectFrom('roi_constants')
    .select('version')
    .orderBy('version', 'desc')
    .execute()
  for (const { version } of versions) {
    const { data, published_at } = await db
      .selectFrom('roi_constants')
      .select(['data', 'published_at'])
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const read = readPriceList(data)
    if (read) return { priceList: { version, ...read }, publishedAt: published_at }
  }
  throw new Error('No published price list can be read')
}
