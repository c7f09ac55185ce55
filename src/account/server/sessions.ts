import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#src/server/clock.ts'
import { timestamp } from '#src/server/clock.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Actor } from '#src/server/platform.ts'
import { permissionsOf } from '../roles.ts'

/** A session ends after 8 hours without a call, and after 7 days in any case. */
const idleMs = 8 * 3_600_000
export const absoluteMs = 7 * 24 * 3_600_000
/** How stale `seen_at` may be: not every call writes. */
const seenEveryMs = 5 * 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Starts a session; the token is known to the browser alone. Ended ones are swept on the way. */
export async function startSession(store: Store, clock: Clock, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = timestamp(clock)
  const oldest = oldestOf(clock)
  await store.write([], async (db) => {
    await db
      .deleteFrom('session')
      .where((eb) =>
        eb.or([eb('created_at', '<', oldest.created), eb('seen_at', '<', oldest.seen)]),
      )
      .execute()
    await db
      .insertInto('session')
      .values({ token_hash: hashOf(token), account_id: accountId, created_at: now, seen_at: now })
      .execute()
  })
  return token
}

export async function endSession(store: Store, token: string): Promise<void> {
  await store.write([], (db) =>
    db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute(),
  )
}

/** Who a token stands for; absent where it is unknown or its session has ended. */
export async function authenticate(
  store: Store,
  clock: Clock,
  token: string,
): Promise<Actor | undefined> {
  const session = hashOf(token)
  const oldest = oldestOf(clock)
  const found = await store.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role', 'session.seen_at'])
    .where('session.token_hash', '=', session)
    .where('session.created_at', '>=', oldest.created)
    .where('session.seen_at', '>=', oldest.seen)
    .executeTakeFirst()
  if (!found) return undefined
  if (clock.now().getTime() - Date.parse(found.seen_at) > seenEveryMs)
    await store.write([], (db) =>
      db
        .updateTable('session')
        .set({ seen_at: timestamp(clock) })
        .where('token_hash', '=', session)
        .execute(),
    )
  return { id: found.id, permissions: permissionsOf[found.role], session }
}

function oldestOf(clock: Clock) {
  const now = clock.now().getTime()
  return {
    created: new Date(now - absoluteMs).toISOString(),
    seen: new Date(now - idleMs).toISOString(),
  }
}
