import type { Page } from '#src/rest/page.ts'
import { lastWriterOf, listAuditEntries } from '#src/server/database/audit.ts'
import { mapPage } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { AuditEntry, AuditQuery } from '../audit-contract.ts'
import { findAccount } from './accounts.ts'

/** An entry of a deleted account still has its id, without the address. */
export async function listAudit({ db }: Store, query: AuditQuery): Promise<Page<AuditEntry>> {
  const entries = await listAuditEntries(db, query)
  const ids = new Set(entries.items.flatMap(({ account_id }) => account_id ?? []))
  const accounts = ids.size
    ? await db
        .selectFrom('account')
        .select(['id', 'email'])
        .where('id', 'in', [...ids])
        .execute()
    : []
  const emails = new Map(accounts.map(({ id, email }) => [id, email]))
  return mapPage(entries, ({ account_id: account, ...entry }) => ({
    ...entry,
    account: account ? { id: account, email: emails.get(account) ?? null } : null,
  }))
}

/** The name of who has written something last, where it is known. */
export async function lastWriterName(db: Database, subject: string): Promise<string | undefined> {
  const id = await lastWriterOf(db, subject)
  return id && (await findAccount(db, id))?.name
}
