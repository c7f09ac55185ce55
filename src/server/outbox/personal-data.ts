import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'
import { maskSecrets } from './mask-secrets.ts'

/** Whether an entry goes to the address, or tells of its owner: to the team, or to another system. */
function concerns(email: string) {
  const address = email.toLowerCase()
  return sql<boolean>`(lower(recipient) = ${address} or lower(payload ->> 'to') = ${address}
    or lower(payload ->> 'replyTo') = ${address}
    or lower(payload -> 'data' ->> 'email') = ${address})`
}

/** What waits in the outbox or has left it, with the log of its attempts. */
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
