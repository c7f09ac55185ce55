import { sql } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { contains } from '#src/server/database/contains.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import type { AuditEntry, AuditQuery } from '../audit-contract.ts'

const newest: Order = { by: sql`at`, descending: true }

/** Newest first; the address of a deleted account is gone, its id is not. */
export async function listAudit(
  { db }: Store,
  { account, call, search, limit, after }: AuditQuery,
): Promise<Page<AuditEntry>> {
  let rows = db.selectFrom('audit_entry')
  if (account) rows = rows.where('account_id', '=', account)
  if (call) rows = rows.where('call', '=', call)
  if (search)
    rows = rows.where((eb) => eb.or([contains('call', search), eb('subject', '=', search)]))
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let wanted = rows.selectAll().orderBy(inOrder(newest))
  if (after) wanted = wanted.where(await comesAfter(db, { ...newest, table: 'audit_entry', after }))
  if (limit) wanted = wanted.limit(limit + 1)
  const { items, ...rest } = toPage(await wanted.execute(), limit, total)
  const ids = new Set(items.flatMap(({ account_id }) => account_id ?? []))
  const accounts = ids.size
    ? await db
        .selectFrom('account')
        .select(['id', 'email'])
        .where('id', 'in', [...ids])
        .execute()
    : []
  const emails = new Map(accounts.map(({ id, email }) => [id, email]))
  return {
    ...rest,
    items: items.map(({ id, at, account_id, call: name, subject }) => ({
      id,
      at,
      account: account_id ? { id: account_id, email: emails.get(account_id) ?? null } : null,
      call: name,
      subject,
    })),
  }
}
