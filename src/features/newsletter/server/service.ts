import { sql } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Page } from '#src/rest/page.ts'
import { timestamp } from '#src/server/clock.ts'
import { contains } from '#src/server/database/contains.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import { clientKey, networkKey, type Limit } from '#src/server/http/rate-limits.ts'
import { newId } from '#src/server/id.ts'
import type { Platform } from '#src/server/platform.ts'
import type { SubscriptionRow } from './table.ts'

const perClient: Limit = { name: 'subscribe client', times: 20, seconds: 3600 }
const perNetwork: Limit = { name: 'subscribe network', times: 100, seconds: 3600 }

interface Sender {
  ip: string
  /** Of the page; absent where the call was made directly. */
  language?: Lang
}

/** Stores the wish, pending until it is confirmed. An address that is known already changes nothing. */
export async function subscribe(
  { store, clock, limits }: Platform,
  email: string,
  { ip, language }: Sender,
): Promise<void> {
  limits.take(perClient, clientKey(ip))
  limits.take(perNetwork, networkKey(ip))
  const now = timestamp(clock)
  await store.write([], (db) =>
    db
      .insertInto('subscription')
      .values({
        id: newId(clock.now().getTime()),
        email: email.toLowerCase(),
        language: language ?? null,
        state: 'pending',
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute(),
  )
}

const lastChanged: Order = { by: sql`subscription.updated_at`, descending: true }

interface SubscriptionQuery {
  search?: string
  limit?: number
  after?: string
}

/** Last change first; `search` looks into the address. */
export async function listSubscriptions(
  store: Store,
  { search, limit, after }: SubscriptionQuery,
): Promise<Page<SubscriptionRow>> {
  let rows = store.db.selectFrom('subscription')
  if (search) rows = rows.where(contains('email', search))
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let wanted = rows.selectAll().orderBy(inOrder(lastChanged))
  if (after) wanted = wanted.where(comesAfter({ ...lastChanged, table: 'subscription', after }))
  if (limit) wanted = wanted.limit(limit + 1)
  return toPage(await wanted.execute(), limit, total)
}
