import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import pg from 'pg'
import type { StorePlace } from './database.ts'

type Rows = Record<string, string[]>

/** Every row of every table as its engine gives it, read past the product; without what is counted in passing. */
export async function storedRows({ dataDir, databaseUrl }: StorePlace): Promise<Rows> {
  return databaseUrl ? rowsInPostgres(databaseUrl) : rowsInSqlite(join(dataDir, 'trilane.sqlite'))
}

const inPassing = ['kysely_migration', 'rate_limit']

function rowsInSqlite(file: string): Rows {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database
    .prepare(`select name from pragma_table_list where type = 'table' and schema = 'main'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !inPassing.includes(name) && name !== 'sqlite_schema')
  const rows = tables.map((name) => {
    const all = database.prepare(`select * from "${name}"`).all()
    return [name, all.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  database.close()
  return Object.fromEntries(rows)
}

async function rowsInPostgres(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows: Rows = {}
  for (const { name } of tables.filter((table) => !inPassing.includes(table.name))) {
    // Terms stand without their places: nothing asks for these.
    const columns =
      name === 'search_entry' ? 'id, kind, item_id, language, strip(stems), folded' : '*'
    const all = await client.query(`select t::text as row from (select ${columns} from ${name}) t`)
    rows[name] = all.rows.map(({ row }: { row: string }) => row).toSorted()
  }
  await client.end()
  return rows
}
