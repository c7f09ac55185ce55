import { sql } from 'kysely'
import type { Paginated } from '#src/rest/page.ts'
import { day, hour, minute, timestamp, type Clock } from '#src/server/clock.ts'
import { paginate, type Order } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import type { Actor, Platform } from '#src/server/platform.ts'
import { hashOf, newSecret } from '#src/server/secret.ts'
import { permissionsNow } from './permissions.ts'
import type { SessionRow } from './table.ts'

/** A session ends after 8 hours without a call, and after 7 days in any case. */
const maxIdle = 8 * hour
export const maxAge = 7 * day
/** How stale `seen_at` may be: not every call writes. */
const seenEvery = 5 * minute

/** Starts a session, of whose token only the hash is stored, and deletes expired ones. */
export async function addSession(
  db: WriteTransaction,
  clock: Clock,
  accountId: string,
  agent: string | null,
): Promise<string> {
  const token = newSecret()
  const now = timestamp(clock)
  const oldest = oldestOf(clock)
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('created_at', '<', oldest.created), eb('seen_at', '<', oldest.seen)]))
    .execute()
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      id: newId(clock.now().getTime()),
      account_id: accountId,
      agent,
      created_at: now,
      seen_at: now,
    })
    .execute()
  return token
}

/** The same in a transaction of its own, for an account that is already authenticated. */
export const startSession = (store: Store, clock: Clock, accountId: string): Promise<string> =>
  store.write([], (db) => addSession(db, clock, accountId, null))

export const endSession = (store: Store, token: string): Promise<void> =>
  store.write([], (db) => revokeSession(db, token))

/** Ends the session of a token, where there is one. */
export async function revokeSession(db: WriteTransaction, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}

/**
 * The account of a session token; absent where it is unknown, its session has ended or its account
 * is disabled.
 */
export async function authenticate(
  { store, clock, config }: Pick<Platform, 'store' | 'clock' | 'config'>,
  token: string,
): Promise<Actor | undefined> {
  const session = hashOf(token)
  const oldest = oldestOf(clock)
  const found = await store.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role', 'account.totp_secret', 'session.seen_at'])
    .where('session.token_hash', '=', session)
    .where('session.created_at', '>=', oldest.created)
    .where('session.seen_at', '>=', oldest.seen)
    .where('account.active', '=', true)
    .executeTakeFirst()
  if (!found) return undefined
  if (clock.now().getTime() - Date.parse(found.seen_at) > seenEvery)
    await store.write([], (db) =>
      db
        .updateTable('session')
        .set({ seen_at: timestamp(clock) })
        .where('token_hash', '=', session)
        .execute(),
    )
  return { id: found.id, permissions: permissionsNow(config, found), session }
}

const lastSeen: Order = { by: sql`session.seen_at`, type: 'time', descending: true }

interface SessionQuery {
  limit?: number
  after?: string
}

/** The sessions of an account that have not ended, last seen first. */
export async function listSessions(
  { db }: Store,
  clock: Clock,
  accountId: string,
  { limit, after }: SessionQuery,
): Promise<Paginated<SessionRow>> {
  const oldest = oldestOf(clock)
  const rows = db
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', oldest.created)
    .where('seen_at', '>=', oldest.seen)
  return paginate(rows.selectAll(), lastSeen, { limit, after })
}

/** Ends one of the account's own sessions. */
export async function endOwnSession(
  db: WriteTransaction,
  accountId: string,
  id: string,
): Promise<{ id: string }> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!numDeletedRows) throw notFound()
  return { id }
}

/** Ends all other sessions of the caller. */
export async function endOtherSessions(
  db: WriteTransaction,
  { id, session }: Actor,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', id)
    .where('token_hash', '<>', session)
    .execute()
}

function oldestOf(clock: Clock) {
  return { created: timestamp(clock, -maxAge), seen: timestamp(clock, -maxIdle) }
}
