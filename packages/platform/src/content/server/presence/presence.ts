import { accountName } from '#src/account/server/accounts.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { presentFor, type Present } from '#src/content/presence-calls.ts'
import { second, timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'

interface PresenceTable {
  kind: ContentTypeName
  item_id: string
  account_id: string
  /** Which of the person's editors it is. */
  editor: string
  since: string
  seen_at: string
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    content_presence: PresenceTable
  }
}

/** An open editor of an item. */
export interface OpenEditor {
  kind: ContentTypeName
  id: string
  accountId: string
  editor: string
}

/** More names would not help a reader. */
const most = 20

const oldest = (clock: Clock) => timestamp(clock, -presentFor * second)

/** An editor that had expired has a new start time. */
export async function notePresence(
  db: WriteTransaction,
  clock: Clock,
  { kind, id, accountId, editor }: OpenEditor,
): Promise<void> {
  await db
    .deleteFrom('content_presence')
    .where('account_id', '=', accountId)
    .where('seen_at', '<', oldest(clock))
    .execute()
  const now = timestamp(clock)
  await db
    .insertInto('content_presence')
    .values({ kind, item_id: id, account_id: accountId, editor, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'account_id', 'editor']).doUpdateSet({ seen_at: now }),
    )
    .execute()
}

export async function endPresence(
  db: WriteTransaction,
  { kind, id, accountId, editor }: OpenEditor,
): Promise<{ id: string }> {
  await db
    .deleteFrom('content_presence')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('account_id', '=', accountId)
    .where('editor', '=', editor)
    .execute()
  return { id }
}

/** The other open editors of an item, each account once, the first one at the top. */
export async function listPresent(
  db: Database,
  clock: Clock,
  { kind, id, accountId, editor }: OpenEditor,
): Promise<Present[]> {
  const rows = await db
    .selectFrom('content_presence')
    .select(['account_id', accountName('content_presence.account_id').as('name')])
    .select(({ fn }) => [fn.min('since').as('since'), fn.max('seen_at').as('seenAt')])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('seen_at', '>=', oldest(clock))
    .where(({ not, and, eb }) =>
      not(and([eb('account_id', '=', accountId), eb('editor', '=', editor)])),
    )
    .groupBy('account_id')
    .orderBy('since')
    .limit(most)
    .execute()
  const now = clock.now().getTime()
  return rows.map(({ account_id, name, since, seenAt }) => ({
    name: name ?? '',
    isOwn: account_id === accountId,
    since,
    secondsLeft: Math.ceil((Date.parse(seenAt) - now) / second) + presentFor,
  }))
}

/** Of every item. */
export const deleteOldPresence = (db: WriteTransaction, clock: Clock) =>
  db.deleteFrom('content_presence').where('seen_at', '<', oldest(clock)).execute()
