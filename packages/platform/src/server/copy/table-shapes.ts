import { sql } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import type { Database } from '../database/tables.ts'

export interface ColumnShape {
  name: string
  /** `terms`: what is searched, a text on SQLite and a `tsvector` on PostgreSQL. */
  kind: 'plain' | 'json' | 'terms'
  /** Whether the database itself numbers the rows by it. */
  numbered: boolean
}

export interface TableShape {
  name: string
  columns: readonly ColumnShape[]
}

interface Found {
  table: string
  name: string
  type: string
  numbered: boolean | number
}

interface Reference {
  child: string
  parent: string
}

/**
 * The tables of a store that last, those that others refer to first. Those of Kysely are not among them,
 * nor what the engines keep for the search, which their triggers fill.
 */
export async function tableShapes(db: Database): Promise<TableShape[]> {
  const { columns, references } = await (isPostgres(db) ? inPostgres(db) : inSqlite(db))
  const shapes = [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.map(shapeOf),
  }))
  return parentsFirst(shapes, references)
}

const shapeOf = ({ table, name, type, numbered }: Found): ColumnShape => ({
  name,
  kind: kindOf(`${table}.${name}`, type),
  numbered: Boolean(numbered),
})

function kindOf(column: string, type: string): ColumnShape['kind'] {
  if (column === 'search_entry.stems') return 'terms'
  return /^jsonb?$/i.test(type) ? 'json' : 'plain'
}

async function inPostgres(db: Database) {
  const columns = await sql<Found>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      a.attidentity <> '' as numbered
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely\\_%'
      and c.relname <> 'search_word'
      and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db)
  const references = await sql<Reference>`
    select c.relname as child, p.relname as parent
    from pg_constraint k
    join pg_namespace n on n.oid = k.connamespace and n.nspname = current_schema()
    join pg_class c on c.oid = k.conrelid
    join pg_class p on p.oid = k.confrelid
    where k.contype = 'f'`.execute(db)
  return { columns: columns.rows, references: references.rows }
}

async function inSqlite(db: Database) {
  const tables = sql`pragma_table_list t`
  const lasting = sql`t.schema = 'main' and t.type = 'table' and t.name <> 'search_word'
    and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'`
  const columns = await sql<Found>`
    select t.name as "table", c.name, c.type, 0 as numbered
    from ${tables} join pragma_table_xinfo(t.name) c
    where ${lasting} and c.hidden = 0
    order by t.name, c.cid`.execute(db)
  const references = await sql<Reference>`
    select t.name as child, f."table" as parent
    from ${tables} join pragma_foreign_key_list(t.name) f
    where ${lasting}`.execute(db)
  return { columns: columns.rows, references: references.rows }
}

function parentsFirst(shapes: readonly TableShape[], references: readonly Reference[]) {
  const sorted: TableShape[] = []
  const isBefore = (table: string) => sorted.some(({ name }) => name === table)
  const isNext = ({ name }: TableShape) =>
    references.every(({ child, parent }) => child !== name || parent === name || isBefore(parent))
  let left = shapes
  while (left.length) {
    const next = left.filter(isNext)
    if (!next.length) throw new Error('Tables of the store refer to each other in a circle')
    sorted.push(...next)
    left = left.filter((shape) => !next.includes(shape))
  }
  return sorted
}
