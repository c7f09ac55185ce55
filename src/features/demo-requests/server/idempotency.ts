import { day, timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'

/** How long the key of a call is remembered. */
const retention = 7 * day

/** The id that an earlier call with this key was answered. */
export async function answeredBefore(
  db: Database,
  clock: Clock,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lead_key')
    .select('lead_id')
    .where('key', '=', key)
    .where('created_at', '>=', timestamp(clock, -retention))
    .executeTakeFirst()
  return row?.lead_id
}

/**
 * Remembers the id that the call with this key is answered, and returns it: another one where a call
 * was first, for whose end PostgreSQL waits here.
 */
export async function firstAnswer(
  db: WriteTransaction,
  clock: Clock,
  { key, id }: { key: string; id: string },
): Promise<string> {
  await db.deleteFrom('lead_key').where('created_at', '<', timestamp(clock, -retention)).execute()
  await db
    .insertInto('lead_key')
    .values({ key, lead_id: id, created_at: timestamp(clock) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const rows = db.selectFrom('lead_key').select('lead_id').where('key', '=', key)
  return (await rows.executeTakeFirstOrThrow()).lead_id
}
