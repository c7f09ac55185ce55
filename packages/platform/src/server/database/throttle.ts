import { minute, timestamp, type Clock } from '../clock.ts'
import type { Store } from './store.ts'
import type { WriteTransaction } from './tables.ts'

export interface ScheduleTable {
  name: string
  ran_at: string
}

declare module './tables.ts' {
  interface Tables {
    schedule: ScheduleTable
  }
}

/**
 * Runs the work unless a server has run it within the time, whichever of several asks first; returns
 * whether it ran. The run is stored in the same transaction: work that throws counts as not run.
 */
export async function throttle(
  store: Store,
  clock: Clock,
  { name, ms }: { name: string; ms: number },
  work: (db: WriteTransaction) => Promise<void>,
): Promise<boolean> {
  return store.write([], async (db) => {
    await db
      .insertInto('schedule')
      .values({ name, ran_at: new Date(0).toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { numUpdatedRows } = await db
      .updateTable('schedule')
      .set({ ran_at: timestamp(clock) })
      .where('name', '=', name)
      .where((eb) =>
        eb.or([
          eb('ran_at', '<=', timestamp(clock, -ms)),
          // The clock was set back meanwhile: those of servers differ by less.
          eb('ran_at', '>', timestamp(clock, minute)),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) return false
    await work(db)
    return true
  })
}
