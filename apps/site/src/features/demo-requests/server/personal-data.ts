import { sql } from 'kysely'
import { emailKey } from '@repo/platform/rest/email.ts'
import type { PersonalData } from '@repo/platform/server/personal-data.ts'
import { forgetFingerprints } from './idempotency.ts'
import { notesOf } from './timeline.ts'

const hasAddress = (email: string) => sql<boolean>`lower(lead.email) = ${emailKey(email)}`

/** Demo requests with the address, and what staff have noted about them. */
export const demoRequestData: PersonalData = {
  async exportOf(db, email) {
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where(hasAddress(email))
      .orderBy('id')
      .execute()
    const notes = await notesOf(db)
    return rows.map(({ search_text: _, assignee_id: _assignee, ...row }) => ({
      ...row,
      notes: notes
        .filter(({ lead_id }) => lead_id === row.id)
        .map(({ at, value }) => ({ at, text: value })),
    }))
  },

  async erase(db, email) {
    const erased = await db.deleteFrom('lead').where(hasAddress(email)).returning('id').execute()
    await forgetFingerprints(
      db,
      erased.map(({ id }) => id),
    )
    return erased.length
  },
}
