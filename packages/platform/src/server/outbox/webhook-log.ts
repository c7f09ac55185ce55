import { sql } from 'kysely'
import { timestamp, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { newId } from '../id.ts'
import { outcomeOf, storeAttempt } from './attempt.ts'
import { testEvent, type WebhookEvent } from './table.ts'
import type { Webhook } from './webhook.ts'

/** The last attempts of all webhooks, newest first. */
export function listDeliveries({ db }: Store, limit: number) {
  return db
    .selectFrom('outbox_attempt')
    .innerJoin('outbox', 'outbox.id', 'outbox_attempt.entry_id')
    .select([
      'outbox_attempt.id',
      'entry_id as entryId',
      'subject as event',
      'state',
      'at',
      'status',
      'error',
      'answer',
      'ms',
    ])
    .select(
      sql<number>`(select count(*) from outbox_attempt as earlier
        where earlier.entry_id = outbox_attempt.entry_id and earlier.id <= outbox_attempt.id)`.as(
        'attempt',
      ),
    )
    .where('kind', '=', 'webhook')
    .orderBy('outbox_attempt.id', 'desc')
    .limit(limit)
    .execute()
}

/** Posts an event without data once, and logs the result. */
export async function sendTest(store: Store, clock: Clock, webhook: Webhook, host: string) {
  const id = newId()
  const event: WebhookEvent = { type: testEvent, createdAt: timestamp(clock), data: {} }
  const outcome = await outcomeOf(() => webhook.post(id, event))
  const now = timestamp(clock)
  await store.write([], async (db) => {
    await db
      .insertInto('outbox')
      .values({
        id,
        kind: 'webhook',
        payload: JSON.stringify(event),
        recipient: host,
        subject: testEvent,
        state: outcome.error === undefined ? 'sent' : 'failed',
        attempts: 1,
        run_at: now,
        last_error: outcome.error ?? null,
        created_at: now,
        updated_at: now,
        sent_at: outcome.error === undefined ? now : null,
      })
      .execute()
    await storeAttempt(db, clock, id, outcome)
    return { id }
  })
}
