import { sql } from 'kysely'
import type { PersonalData } from '#src/server/personal-data.ts'

const hasAddress = (email: string) => sql<boolean>`lower(lead.email) = ${email.toLowerCase()}`

/** Demo requests with the address. */
export const demoRequestData: PersonalData = {
  async exportOf(db, email) {
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where(hasAddress(email))
      .orderBy('id')
      .execute()
    return rows.map(({ search_text: _, ...row }) => row)
  },

  async erase(db, email) {
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where(hasAddress(email))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
