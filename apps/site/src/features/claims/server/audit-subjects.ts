import { sql } from 'kysely'
import { claimKeys } from '@repo/platform/facts/claim-list.ts'
import { claimName } from '@repo/platform/facts/claim-names.ts'
import type { AuditSubjects } from '@repo/platform/server/database/audit-subjects.ts'

const figures = claimKeys.map((id) => ({ id, name: claimName('en', id) }))

/** The names of figures are code; the table holds those of which something is documented. */
export const claimSubjects: AuditSubjects = {
  kind: 'claims',
  namesOf: async (_, ids) => figures.filter(({ id }) => ids.includes(id)),
  idsWith(search) {
    const found = figures.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const ids = found.map(({ id }) => id)
    return ids.length > 0
      ? sql`select id from claim where id in (${sql.join(ids)})`
      : sql`select id from claim where 1 = 0`
  },
}
