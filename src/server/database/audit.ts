import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { newId } from '../id.ts'
import { contains } from './contains.ts'
import { page, type Order } from './page.ts'
import type { Database, WriteTransaction } from './tables.ts'

export interface AuditTable {
  id: string
  at: string
  /** Who called; absent for a visitor. */
  account_id: string | null
  /** Method and path, as the contract has it: `PUT /api/news`. */
  call: string
  /** Id of what was written. */
  subject: string | null
  /** Of a call that failed: how often within an hour. Null: the call has written. */
  failures: number | null
}

declare module './tables.ts' {
  interface Tables {
    audit_entry: AuditTable
  }
}

/** The call in which a write happens. */
interface AuditContext {
  call: string
  accountId?: string
  /** Id from the request; absent: the id that the write returns. */
  subject?: string
}

const contexts = new AsyncLocalStorage<AuditContext>()

/** Every `store.write` inside the work adds an audit entry in its own transaction. */
export const withAudit = <T>(context: AuditContext, work: () => Promise<T>): Promise<T> =>
  contexts.run(context, work)

/** Writes inside the work leave no entry of their own. */
export const withoutAudit = <T>(work: () => Promise<T>): Promise<T> => contexts.exit(work)

/** The same audit context, with the account that has just been authenticated. */
export const withAuditAccount = <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
  const context = contexts.getStore()
  return context ? contexts.run({ ...context, accountId }, work) : work()
}

/** Outside of a call (server start, command, outbox) there is no audit context and no entry. */
export async function writeAuditEntry(db: WriteTransaction, result: unknown): Promise<void> {
  const context = contexts.getStore()
  if (!context) return
  await db
    .insertInto('audit_entry')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      account_id: context.accountId ?? null,
      call: context.call,
      subject: context.subject ?? idOf(result) ?? null,
      failures: null,
    })
    .execute()
}

/** The id of an item, or of the row that it comes with. */
export function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  if ('id' in item && typeof item.id === 'string') return item.id
  return 'row' in item ? idOf(item.row) : undefined
}

interface AuditQuery {
  account?: string
  call?: string
  search?: string
  limit?: number
  after?: string
}

/** The account that has written something last; absent for a visitor or a command. */
export async function lastWriterOf(db: Database, subject: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('account_id')
    .where('subject', '=', subject)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.account_id ?? undefined
}

const newestFirst: Order = { by: sql`at`, descending: true }

/** Newest first; `search` looks into calls, or is a subject. */
export function listAuditEntries(
  db: Database,
  { account, call, search, ...part }: AuditQuery,
): Promise<Page<AuditTable>> {
  let entries = db.selectFrom('audit_entry')
  if (account) entries = entries.where('account_id', '=', account)
  if (call) entries = entries.where('call', '=', call)
  if (search)
    entries = entries.where((eb) => eb.or([contains(search, 'call'), eb('subject', '=', search)]))
  return page(entries.selectAll(), newestFirst, part)
}
