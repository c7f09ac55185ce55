import { sql } from 'kysely'
import type { Paginated } from '#src/rest/page.ts'
import { day } from '#src/server/clock.ts'
import { lastWriterOf, listAuditEntries } from '#src/server/database/read-audit.ts'
import type { AuditSubjects } from '#src/server/database/audit-subjects.ts'
import { contains } from '#src/server/database/contains.ts'
import { mapPage } from '#src/server/database/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import { auditTypes, type AuditEntry, type AuditQuery } from '../audit-contract.ts'
import { findAccount } from './accounts.ts'

/** What the log needs of everything that is logged. */
export interface AuditParts {
  subjects: readonly AuditSubjects[]
  /** What a call does, in words. */
  describe: (call: string) => string
}

/** An entry of a deleted account still has its id, without name and address. */
export async function listAudit(
  db: Database,
  { subjects }: AuditParts,
  { type, from, to, search, ...query }: AuditQuery,
): Promise<Paginated<AuditEntry>> {
  const entries = await listAuditEntries(db, {
    ...query,
    ...(type && { paths: auditTypes[type] }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, day) }),
    ...(search && {
      search,
      subjects: subjects.map((one) => one.idsWith(search)),
      accounts: sql`select id from account where ${contains(search, 'name', 'email')}`,
    }),
  })
  const accounts = await accountsOf(db, known(entries.items.map((entry) => entry.account_id)))
  const names = await namesOf(db, subjects, known(entries.items.map(({ subject }) => subject)))
  return mapPage(entries, ({ account_id: account, ...entry }) => ({
    ...entry,
    about: (entry.subject && names.get(entry.subject)) || null,
    account: account ? { id: account, ...(accounts.get(account) ?? gone) } : null,
  }))
}

/** Parameters of a query. */
const atOnce = 500

const gone = { email: null, name: null }
const startOf = (date: string, later = 0) => new Date(Date.parse(date) + later).toISOString()
const known = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))]

async function accountsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { email: string; name: string }>()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}

async function namesOf(
  db: Database,
  subjects: readonly AuditSubjects[],
  ids: readonly string[],
): Promise<Map<string, { kind: string; name: string }>> {
  const names = new Map<string, { kind: string; name: string }>()
  for (let from = 0; from < ids.length; from += atOnce)
    for (const { kind, namesOf: namesIn } of subjects)
      for (const { id, name } of await namesIn(db, ids.slice(from, from + atOnce)))
        names.set(id, { kind, name })
  return names
}

/** The name of who has written something last, where it is known. */
export async function lastWriterName(db: Database, subject: string): Promise<string | undefined> {
  const id = await lastWriterOf(db, subject)
  return id && (await findAccount(db, id))?.name
}
