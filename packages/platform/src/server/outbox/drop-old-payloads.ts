import { day, timestamp, type Clock } from '../clock.ts'
import { throttle } from '../database/throttle.ts'
import type { Store } from '../database/store.ts'

const retention = 30 * day

/** The content of what was sent, or dropped, is personal data that nobody needs any more; the entry stays. */
export async function dropOldPayloads(store: Store, clock: Clock): Promise<void> {
  await throttle(store, clock, { name: 'outbox payloads', ms: day }, async (db) => {
    const dropped = await db
      .updateTable('outbox')
      .set({ payload: 'null', recipient: null, subject: null })
      .where('state', 'in', ['sent', 'dropped'])
      .where((eb) => eb(eb.fn.coalesce('sent_at', 'updated_at'), '<', timestamp(clock, -retention)))
      .where((eb) => eb.or([eb('recipient', 'is not', null), eb('subject', 'is not', null)]))
      .returning('id')
      .execute()
    const ids = dropped.map(({ id }) => id)
    // Error messages of receivers contain the address.
    for (let from = 0; from < ids.length; from += 500)
      await db
        .updateTable('outbox_attempt')
        .set((eb) => ({
          error: eb.case().when('error', 'is', null).then(null).else('dropped').end(),
          answer: null,
        }))
        .where((eb) => eb.or([eb('error', 'is not', null), eb('answer', 'is not', null)]))
        .where('entry_id', 'in', ids.slice(from, from + 500))
        .execute()
  })
}
