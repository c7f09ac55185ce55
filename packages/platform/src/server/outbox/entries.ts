import { sql } from 'kysely'
import { timestamp, type Clock } from '../clock.ts'
import { contains } from '../database/contains.ts'
import { lastChangeFirst, paginate } from '../database/page.ts'
import type { Store } from '../database/store.ts'
import type { Database, WriteTransaction } from '../database/tables.ts'
import { notFound, HttpError } from '../http/http-error.ts'
import { maskSecrets } from './mask-secrets.ts'
import { readPayload } from './read-payload.ts'
import { testEvent, type EntryKind, type EntryState } from './table.ts'

const columns = [
  'id',
  'kind',
  'state',
  'recipient',
  'subject',
  'attempts',
  'run_at as runAt',
  'locked_until as sendingUntil',
  'last_error as lastError',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'sent_at as sentAt',
] as const

interface OutboxQuery {
  state?: EntryState
  kind?: EntryKind
  search?: string
  limit?: number
  after?: string
}

/** Last change first; `search` looks into recipient and subject. */
export function listEntries(store: Store, { state, kind, search, limit, after }: OutboxQuery) {
  let rows = store.db.selectFrom('outbox')
  if (state) rows = rows.where('state', '=', state)
  if (kind) rows = rows.where('kind', '=', kind)
  if (search) rows = rows.where(contains(search, 'recipient', 'subject'))
  return paginate(rows.select(columns), lastChangeFirst('outbox'), { limit, after })
}

/** With its content, as far as it holds no secret, and its attempts, oldest first. */
export async function getEntry(store: Store, id: string) {
  const row = await store.db
    .selectFrom('outbox')
    .select([...columns, 'payload'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const log = await store.db
    .selectFrom('outbox_attempt')
    .select(['at', 'status', 'error'])
    .where('entry_id', '=', id)
    .orderBy('id')
    .execute()
  const { payload, ...entry } = row
  return { ...entry, content: contentOf(entry.kind, payload), log }
}

function contentOf(kind: string, stored: unknown) {
  if (stored === null) return null
  const payload = readPayload(kind, stored)
  return payload ? maskSecrets(payload) : ({ unreadable: true } as const)
}

/** What has left, or is to leave, about something; oldest first. */
export const listEntriesAbout = (db: Database, id: string) =>
  db
    .selectFrom('outbox')
    .select(columns)
    .where('about', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A failed test of the webhook has told who made it. */
const isExpected = sql<boolean>`subject is distinct from ${testEvent}`

/** How many entries have not left, and since when the oldest waits. */
export async function countPending({ db }: Store) {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'state'])
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['waiting', 'failed'])
    .where(isExpected)
    .groupBy(['kind', 'state'])
    .execute()
  const total = (of: typeof rows) => of.reduce((sum, { count }) => sum + Number(count), 0)
  const mails = rows.find(({ kind, state }) => kind === 'mail' && state === 'waiting')
  return {
    waitingMails: Number(mails?.count ?? 0),
    oldestWaitingMail: mails?.oldest ?? null,
    failed: total(rows.filter(({ state }) => state === 'failed')),
  }
}

/** Makes an entry due at once, with a new count of attempts. */
function resetAttempts(clock: Clock) {
  const now = timestamp(clock)
  return { state: 'waiting', attempts: 0, run_at: now, updated_at: now } as const
}

const states = { retry: ['waiting', 'failed'], replay: ['sent'] } as const

/** Under the same id, by which the receiver knows a repeat. */
export async function resend(
  db: WriteTransaction,
  clock: Clock,
  { id, as }: { id: string; as: keyof typeof states },
) {
  const now = timestamp(clock)
  const row = await db
    .updateTable('outbox')
    .set(resetAttempts(clock))
    .where('id', '=', id)
    .where('state', 'in', states[as])
    .where('recipient', 'is not', null)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
    .returning(columns)
    .executeTakeFirst()
  if (row) return row
  const known = await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()
  throw known ? new HttpError('WRONG_STATE') : notFound()
}

export async function resendAllFailed(
  db: WriteTransaction,
  clock: Clock,
): Promise<{ count: number }> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(resetAttempts(clock))
    .where('state', '=', 'failed')
    .where(isExpected)
    .executeTakeFirstOrThrow()
  return { count: Number(numUpdatedRows) }
}
