import { sql } from 'kysely'
import { emailKey } from '#src/rest/email.ts'
import type { WriteTransaction } from '../database/tables.ts'
import type { PersonalData } from '../personal-data.ts'
import { maskSecrets } from './mask-secrets.ts'

/** Whether an entry is addressed to an email address or contains it. */
function concerns(email: string) {
  const address = emailKey(email)
  return sql<boolean>`(lower(recipient) = ${address} or lower(payload ->> 'to') = ${address}
    or lower(payload ->> 'replyTo') = ${address}
    or lower(payload -> 'data' ->> 'email') = ${address})`
}

/** Erases the entries that were written before a time (ISO). */
export async function eraseEntriesBefore(
  db: WriteTransaction,
  email: string,
  before: string,
): Promise<void> {
  await db.deleteFrom('outbox').where(concerns(email)).where('created_at', '<', before).execute()
}

/** Outbox entries, sent or not. */
export const outboxData: PersonalData = {
  async exportOf(db, email) {
    const entries = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'created_at', 'sent_at', 'payload'])
      .where(concerns(email))
      .orderBy('id')
      .execute()
    return entries.map((entry) => ({ ...entry, payload: maskSecrets(entry.payload) }))
  },

  async erase(db, email) {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where(concerns(email))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
