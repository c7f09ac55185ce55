import { minute, timestamp, type Clock } from '../clock.ts'
import type { Database, WriteTransaction } from './tables.ts'

/** While somebody has it, no server removes bytes of files. */
export const backupLease = 'backup'

/** Renewed by the minute; what has not been for so long has ended without saying so. */
const leaseMs = 10 * minute

/** Tells every server that a piece of work goes on, for ten minutes from now. */
export async function renewLease(db: WriteTransaction, clock: Clock, name: string): Promise<void> {
  const ran_at = timestamp(clock)
  await db
    .insertInto('schedule')
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at }))
    .execute()
}

export async function endLease(db: WriteTransaction, name: string): Promise<void> {
  await db.deleteFrom('schedule').where('name', '=', name).execute()
}

export async function isLeased(db: Database, clock: Clock, name: string): Promise<boolean> {
  const lease = await db
    .selectFrom('schedule')
    .select('name')
    .where('name', '=', name)
    .where('ran_at', '>', timestamp(clock, -leaseMs))
    .executeTakeFirst()
  return lease !== undefined
}
