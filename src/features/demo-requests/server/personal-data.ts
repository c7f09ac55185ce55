import { sql } from 'kysely'
import type { PersonalData } from '#src/server/personal-data.ts'

const hasAddress = (email: string) => sql<boolean>`lower(lead.email) = ${email.toLowerCase()}`

/** Demo requests with the address. */
export const demoRequestData: PersonalData = {
  async exportOf(db, email) {
    return db.selectFrom('lead').selectAll().where(hasAddress(email)).orderBy('id').execute()
  },

  async erase(db, email) {
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where(hasAddress(email))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
}
