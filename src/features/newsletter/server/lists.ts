import { sql } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { csv } from '#src/server/csv.ts'
import { contains } from '#src/server/database/contains.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Subscription, SubscriptionQuery } from '../contract.ts'
import type { SubscriptionRow } from './table.ts'

const lastChanged: Order = { by: sql`subscription.updated_at`, descending: true }

/** Last change first; `search` looks into the address. */
export async function listSubscriptions(
  store: Store,
  { search, state, limit, after }: SubscriptionQuery,
): Promise<Page<Subscription>> {
  let rows = store.db.selectFrom('subscription')
  if (search) rows = rows.where(contains('email', search))
  if (state) rows = rows.where('state', '=', state)
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let wanted = rows.selectAll().orderBy(inOrder(lastChanged))
  if (after)
    wanted = wanted.where(
      await comesAfter(store.db, { ...lastChanged, table: 'subscription', after }),
    )
  if (limit) wanted = wanted.limit(limit + 1)
  return toPage((await wanted.execute()).map(presentSubscription), limit, total)
}

/** The list as a table for spreadsheets. */
export async function subscriptionsAsCsv(store: Store, query: SubscriptionQuery): Promise<string> {
  const { items } = await listSubscriptions(store, query)
  const columns = ['email', 'language', 'state', 'createdAt', 'updatedAt', 'confirmedAt'] as const
  return csv(
    columns,
    items.map((item) => columns.map((column) => item[column])),
  )
}

function presentSubscription(row: SubscriptionRow): Subscription {
  const { created_at, updated_at, confirmed_at, mailed_at: _, ...rest } = row
  return { ...rest, createdAt: created_at, updatedAt: updated_at, confirmedAt: confirmed_at }
}
