import { hour, timestamp, type Clock } from '../clock.ts'
import { newId } from '../id.ts'
import { advisoryLock } from './advisory-lock.ts'
import { withoutAudit } from './audit.ts'
import type { Store } from './store.ts'

interface Failure {
  call: string
  /** Whose account it was; null: unknown. */
  accountId: string | null
}

/**
 * Notes a call that failed: for an account one entry an hour, which counts, so that nobody can fill
 * the log.
 */
export async function countFailure(
  store: Store,
  clock: Clock,
  { call, accountId }: Failure,
): Promise<void> {
  await withoutAudit(() =>
    store.write([], async (db) => {
      await advisoryLock(db, 'audit failures')
      const { numUpdatedRows } = await db
        .updateTable('audit_entry')
        .set((eb) => ({ failures: eb('failures', '+', 1) }))
        .where('call', '=', call)
        .where('account_id', accountId === null ? 'is' : '=', accountId)
        .where('failures', 'is not', null)
        .where('at', '>', timestamp(clock, -hour))
        .executeTakeFirstOrThrow()
      if (numUpdatedRows) return
      const entry = { id: newId(), at: timestamp(clock), account_id: accountId, call }
      await db
        .insertInto('audit_entry')
        .values({ ...entry, subject: null, failures: 1, changes: null })
        .execute()
    }),
  )
}
