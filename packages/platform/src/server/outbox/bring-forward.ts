import { timestamp, type Clock } from '../clock.ts'
import { withoutAudit } from '../database/audit.ts'
import type { Store } from '../database/store.ts'
import { leaseMs, maxDelayMs } from './schedule.ts'

/**
 * Once the clock was set back, entries would wait until it is again where it was. What was tried last at a time to
 * come was put off by that clock, nothing is due later than the longest delay from now, and no lease holds for
 * longer than one that begins now.
 */
export async function bringForward(store: Store, clock: Clock): Promise<void> {
  const now = timestamp(clock)
  const lastDue = timestamp(clock, maxDelayMs)
  const lease = timestamp(clock, leaseMs)
  await withoutAudit(() =>
    store.write([], async (db) => {
      await db
        .updateTable('outbox')
        .set({ run_at: now })
        .where('state', '=', 'waiting')
        .where('run_at', '>', now)
        .where((eb) => eb.or([eb('run_at', '>', lastDue), eb('updated_at', '>', now)]))
        .execute()
      await db
        .updateTable('outbox')
        .set({ locked_until: lease })
        .where('state', '=', 'waiting')
        .where('locked_until', '>', lease)
        .execute()
    }),
  )
}
