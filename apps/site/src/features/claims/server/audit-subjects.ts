import { sql } from 'kysely'
import { ledgerKeys, ledgerName } from '@repo/platform/facts/ledger.ts'
import type { AuditSubjects } from '@repo/platform/server/database/audit-subjects.ts'

const entries = ledgerKeys.map((id) => ({ id, name: ledgerName('en', id) }))

/** The names are code; the table has a row for each entry of which something is documented. */
export const claimSubjects: AuditSubjects = {
  kind: 'claims',
  namesOf: async (_, ids) => entries.filter(({ id }) => ids.includes(id)),
  idsWith(search) {
    const found = entries.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const ids = found.map(({ id }) => id)
    return ids.length > 0
      ? sql`select id from claim where id in (${sql.join(ids)})`
      : sql`select id from claim where 1 = 0`
  },
}
