import type { CsvSeparator, Paginated } from '@repo/platform/rest/page.ts'
import { displayNames } from '@repo/platform/i18n/display-names.ts'
import { csv, csvTime } from '@repo/platform/server/csv.ts'
import { contains } from '@repo/platform/server/database/contains.ts'
import { lastChangeFirst, mapPage, paginate } from '@repo/platform/server/database/page.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import type { Subscription, SubscriptionQuery } from '../contract.ts'
import { exportHeads, stateNames } from '../names.ts'
import type { SubscriptionRow } from './table.ts'

/** Last change first; `search` looks into the address. */
export async function listSubscriptions(
  store: Store,
  { search, state, limit, after }: SubscriptionQuery,
): Promise<Paginated<Subscription>> {
  let rows = store.db.selectFrom('subscription')
  if (search) rows = rows.where(contains(search, 'email'))
  if (state) rows = rows.where('state', '=', state)
  const found = await paginate(rows.selectAll(), lastChangeFirst('subscription'), { limit, after })
  return mapPage(found, presentSubscription)
}

/** The list as a table for spreadsheets. */
export async function subscriptionsAsCsv(
  store: Store,
  { separator, ...query }: SubscriptionQuery & { separator?: CsvSeparator },
) {
  const { items } = await listSubscriptions(store, query)
  const text = csv(
    exportHeads,
    items.map(({ email, language, state, createdAt, updatedAt, confirmedAt }) => [
      email,
      language && displayNames('en', 'language').of(language),
      optionName(stateNames, state),
      ...[createdAt, updatedAt, confirmedAt].map((time) => csvTime(time)),
    ]),
    separator,
  )
  return { rows: items.length, text }
}

export function presentSubscription(row: SubscriptionRow): Subscription {
  const { created_at, updated_at, confirmed_at, mailed_at: _, ...rest } = row
  return { ...rest, createdAt: created_at, updatedAt: updated_at, confirmedAt: confirmed_at }
}
