import { hash } from 'node:crypto'
import { day, timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { invalidField } from '@repo/platform/server/http/http-error.ts'
import type { DemoRequestInput } from '../contract.ts'

/** How long the key of a call is remembered. */
const retention = 7 * day

/** A call under a key of its caller; with another input under the same key it is rejected. */
export interface KeyedCall {
  key: string
  fingerprint: string
}

export const keyedCall = (key: string, input: DemoRequestInput): KeyedCall => ({
  key,
  fingerprint: hash('sha256', JSON.stringify(input), 'base64url'),
})

/** The id that an earlier call with this key was answered. */
export async function answeredBefore(
  db: Database,
  clock: Clock,
  call: KeyedCall,
): Promise<string | undefined> {
  const row = await rowOf(db, call)
    .where('created_at', '>=', timestamp(clock, -retention))
    .executeTakeFirst()
  return row && idOf(row, call)
}

/**
 * Remembers the id that the call with this key is answered, and returns it: another one where a call
 * was first, for whose end PostgreSQL waits here.
 */
export async function firstAnswer(
  db: WriteTransaction,
  clock: Clock,
  { id, ...call }: KeyedCall & { id: string },
): Promise<string> {
  await db.deleteFrom('lead_key').where('created_at', '<', timestamp(clock, -retention)).execute()
  await db
    .insertInto('lead_key')
    .values({ ...call, lead_id: id, created_at: timestamp(clock) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return idOf(await rowOf(db, call).executeTakeFirstOrThrow(), call)
}

/** Erased demo requests leave their key, so that a repeat does not make them again, and nothing of what they said. */
export async function forgetFingerprints(
  db: WriteTransaction,
  leadIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < leadIds.length; from += 500)
    await db
      .updateTable('lead_key')
      .set({ fingerprint: null })
      .where('lead_id', 'in', leadIds.slice(from, from + 500))
      .execute()
}

const rowOf = (db: Database | WriteTransaction, { key }: KeyedCall) =>
  db.selectFrom('lead_key').select(['lead_id', 'fingerprint']).where('key', '=', key)

function idOf(
  row: { lead_id: string; fingerprint: string | null },
  { fingerprint }: KeyedCall,
): string {
  if (row.fingerprint !== null && row.fingerprint !== fingerprint)
    throw invalidField(
      'idempotency-key',
      'reused',
      'Another demo request has used this key. Send this request with a new key.',
    )
  return row.lead_id
}
