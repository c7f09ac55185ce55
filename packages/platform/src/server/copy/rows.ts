import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import type { Database, WriteTransaction } from '../database/tables.ts'
import type { ColumnShape, TableShape } from './table-shapes.ts'

/**
 * A row as both engines can store it: times as ISO text, JSON as its text (SQLite keeps it letter by
 * letter), what is searched as a list of terms.
 */
export type PortableRow = Record<string, unknown>

/** A row may have megabytes. */
const rowsAtOnce = 50

/** Within a transaction, whose view of the store it is. */
export async function* readRows(
  db: Database,
  { name, columns }: TableShape,
): AsyncGenerator<PortableRow[]> {
  const selected = sql.join(columns.map((column) => readColumn(db, column)))
  const from = sql`from ${sql.table(name)}`
  yield* isPostgres(db) ? byCursor(db, sql`select ${selected} ${from}`) : byRowid()

  async function* byRowid() {
    let last = -(2 ** 53)
    for (;;) {
      const { rows } = await sql<PortableRow & { '(rowid)': number }>`
        select rowid as "(rowid)", ${selected} ${from}
        where rowid > ${last} order by rowid limit ${rowsAtOnce}`.execute(db)
      const end = rows.at(-1)
      if (!end) return
      last = end['(rowid)']
      yield rows.map(({ '(rowid)': _, ...row }) => withTerms(row))
    }
  }

  function withTerms(row: PortableRow): PortableRow {
    for (const { name: column, kind } of columns)
      if (kind === 'terms') row[column] = String(row[column]).split(' ').filter(Boolean)
    return row
  }
}

async function* byCursor(db: Database, query: RawBuilder<unknown>): AsyncGenerator<PortableRow[]> {
  await sql`declare backup_rows no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const fetched = sql<PortableRow>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`
    const { rows } = await fetched.execute(db)
    if (!rows.length) break
    yield rows
  }
  await sql`close backup_rows`.execute(db)
}

function readColumn(db: Database, { name, kind }: ColumnShape): RawBuilder<unknown> {
  const column = sql.ref(name)
  if (kind === 'json') return sql`cast(${column} as text) as ${column}`
  if (kind === 'terms' && isPostgres(db)) return sql`tsvector_to_array(${column}) as ${column}`
  return column
}

export async function writeRows(
  db: WriteTransaction,
  { name, columns }: TableShape,
  rows: readonly PortableRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = (row: PortableRow) =>
    sql`(${sql.join(columns.map((column) => writeColumn(db, column, row[column.name])))})`
  const numbers = isPostgres(db) ? sql`overriding system value` : sql``
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await sql`insert into ${sql.table(name)} (${names}) ${numbers}
      values ${sql.join(rows.slice(at, at + rowsAtOnce).map(values))}`.execute(db)
}

function writeColumn(db: Database, { kind }: ColumnShape, value: unknown): RawBuilder<unknown> {
  if (kind === 'json' && isPostgres(db)) return sql`cast(${value} as jsonb)`
  if (kind !== 'terms') return sql`${value}`
  return isPostgres(db)
    ? sql`array_to_tsvector(cast(${value} as text[]))`
    : sql`${(value as string[]).join(' ')}`
}

/** What a migration has put into an empty store gives way to what is loaded. */
export async function deleteRows(db: WriteTransaction, shapes: readonly TableShape[]) {
  for (const { name } of shapes.toReversed()) await sql`delete from ${sql.table(name)}`.execute(db)
}

/** PostgreSQL goes on numbering after the highest number; SQLite does so by itself. */
export async function continueNumbers(
  db: WriteTransaction,
  shapes: readonly TableShape[],
): Promise<void> {
  for (const { name, columns } of shapes)
    for (const column of columns.filter(({ numbered }) => numbered))
      await sql`
        select setval(pg_get_serial_sequence(${name}, ${column.name}), max(${sql.ref(column.name)}))
        from ${sql.table(name)}`.execute(db)
}
