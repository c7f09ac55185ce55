import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Paginated } from '#src/rest/page.ts'
import { contains } from './contains.ts'
import { paginate, type Order } from './page.ts'
import type { Database } from './tables.ts'
import type { AuditTable } from './audit.ts'

interface AuditQuery {
  account?: string | undefined
  call?: string | undefined
  /** Beginnings of paths: the calls of a part of the product. */
  paths?: readonly string[] | undefined
  /** With an account, or without one. */
  by?: 'staff' | 'visitors' | undefined
  /** ISO times, from the first to before the last. */
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  /** What the search finds elsewhere: queries of ids of subjects, and of accounts. */
  subjects?: readonly RawBuilder<string>[]
  accounts?: RawBuilder<string>
  limit?: number | undefined
  after?: string | undefined
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

const newestFirst: Order = { by: sql`at`, type: 'time', descending: true }

/** Newest first; `search` looks into calls, or is a subject, or finds subjects and accounts. */
export function listAuditEntries(
  db: Database,
  { account, call, paths, by, from, to, search, subjects = [], accounts, ...part }: AuditQuery,
): Promise<Paginated<Selectable<AuditTable>>> {
  let entries = db.selectFrom('audit_entry')
  if (account) entries = entries.where('account_id', '=', account)
  if (call) entries = entries.where('call', '=', call)
  if (paths) entries = entries.where((eb) => eb.or(paths.map((path) => isBelow(path))))
  if (by) entries = entries.where('account_id', by === 'staff' ? 'is not' : 'is', null)
  if (from) entries = entries.where('at', '>=', from)
  if (to) entries = entries.where('at', '<', to)
  if (search)
    entries = entries.where((eb) =>
      eb.or([
        contains(search, 'call'),
        eb('subject', '=', search),
        ...subjects.map((ids) => sql<boolean>`subject in (${ids})`),
        ...(accounts ? [sql<boolean>`account_id in (${accounts})`] : []),
      ]),
    )
  return paginate(entries.selectAll(), newestFirst, part)
}

/** Whether a call is at the path or below it: of `GET /api/news` that is not `/api/newsletter`. */
const isBelow = (path: string) =>
  sql<boolean>`(call like ${`% ${path}`} or call like ${`% ${path}/%`})`
