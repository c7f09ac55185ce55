import { AsyncLocalStorage } from 'node:async_hooks'
import type { ColumnType } from 'kysely'
import { newId } from '../id.ts'
import type { WriteTransaction } from './tables.ts'

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
  /** What the write has changed, where it says so. */
  changes: ColumnType<AuditChange[] | null, string | null, string | null>
}

/** A changed field; without values where they are secret, personal or too long to be shown. */
export interface AuditChange {
  field: string
  from?: AuditValue
  to?: AuditValue
}

type AuditValue = string | number | boolean | null

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

/** The call in which something is written, and who makes it; absent outside of a call. */
export const currentCall = (): Readonly<AuditContext> | undefined => contexts.getStore()

type Values = Readonly<Record<string, unknown>>

const changesOf = new WeakMap<object, AuditChange[]>()

/** Characters of a value, and fields of an entry. */
const longest = { value: 200, entry: 20 }

/**
 * Says in the audit entry of a write which fields it changes, and what they were: of neither may a
 * value be a secret, nor personal data of visitors, which could not be erased from the log. Of a text
 * that is longer than a line the field alone is noted.
 */
export function noteChanges(db: WriteTransaction, before: Values, after: Values): void {
  const changed = Object.keys(after).flatMap((field): AuditChange[] => {
    const [from = null, to = null] = [before[field], after[field]]
    if (JSON.stringify(from) === JSON.stringify(to)) return []
    const values = { from: shown(from), to: shown(to) }
    return [isWhole(values) ? { field, ...values } : { field }]
  })
  addChanges(db, changed)
}

/** The same for fields whose values are not stored in the log. */
export const noteChangedFields = (db: WriteTransaction, fields: readonly string[]): void =>
  addChanges(
    db,
    fields.map((field) => ({ field })),
  )

const addChanges = (db: WriteTransaction, changes: readonly AuditChange[]) =>
  void changesOf.set(db, [...(changesOf.get(db) ?? []), ...changes].slice(0, longest.entry))

/** Undefined: too long, or too deep, to be shown. */
function shown(value: unknown): AuditValue | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  const text = Array.isArray(value) ? value.join(', ') : value
  return typeof text === 'string' && text.length <= longest.value ? text : undefined
}

const isWhole = (values: {
  from: AuditValue | undefined
  to: AuditValue | undefined
}): values is { from: AuditValue; to: AuditValue } =>
  values.from !== undefined && values.to !== undefined

/** Notes a call in the log that only reads, and how much of what: an export. */
export const auditRead = (
  store: { write: (topics: [], work: (db: WriteTransaction) => Promise<void>) => Promise<void> },
  read: Readonly<Record<string, number>> = {},
): Promise<void> =>
  store.write([], async (db) => {
    addChanges(
      db,
      Object.entries(read).map(([field, to]) => ({ field, to })),
    )
  })

/**
 * Runs a part of a write as another call of the same account, with the audit entry of that call. What
 * was noted before in this transaction is not part of either entry.
 */
export async function writeAsCall<T>(
  db: WriteTransaction,
  call: Pick<AuditContext, 'call' | 'subject'>,
  work: () => Promise<T>,
): Promise<T> {
  const context = contexts.getStore()
  if (!context) return work()
  changesOf.delete(db)
  try {
    return await contexts.run({ ...context, ...call }, async () => {
      const result = await work()
      await writeAuditEntry(db, result)
      return result
    })
  } finally {
    changesOf.delete(db)
  }
}

/** Outside of a call (server start, command, outbox) there is no audit context and no entry. */
export async function writeAuditEntry(db: WriteTransaction, result: unknown): Promise<void> {
  const context = contexts.getStore()
  if (!context) return
  const changes = changesOf.get(db)
  await db
    .insertInto('audit_entry')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      account_id: context.accountId ?? null,
      call: context.call,
      subject: context.subject ?? idOf(result) ?? null,
      failures: null,
      changes: changes?.length ? JSON.stringify(changes) : null,
    })
    .execute()
}

/** The id of an item, or of the row that it comes with. */
export function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  if ('id' in item && typeof item.id === 'string') return item.id
  return 'row' in item ? idOf(item.row) : undefined
}
