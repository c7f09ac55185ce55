import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { administratorSettings } from '@repo/site/tests/support/demo-store-setup.ts'
import { freePort } from '@repo/platform/testing/free-port.ts'
import {
  createDatabase,
  findPostgres,
  startPostgres,
  type PostgresServer,
} from '@repo/platform/testing/postgres.ts'
import type { Row } from './row.ts'

/** A place for the product's data that outlives its processes, looked at from outside. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  /** For every server that is started on it, the port included: sessions hold over restarts. */
  settings: Record<'PORT' | 'DATA_DIR' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD', string> & {
    DATABASE_URL?: string
  }
  /** Of PostgreSQL alone. */
  postgres?: PostgresServer
  rows<T>(sql: string): Promise<T[]>
  /** What the engine itself finds damaged. */
  damages(): Promise<string[]>
}

/** Works on each engine that is installed, with what is stored durably; the rows of all. */
export async function onEngines(work: (engine: Engine) => Promise<Row[]>): Promise<Row[]> {
  const rows = await onSqlite(work)
  return findPostgres() ? [...rows, ...(await onPostgres(work))] : rows
}

async function onFolder<T>(work: (settings: Engine['settings']) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-faults-'))
  try {
    const PORT = String(await freePort())
    return await work({ ...administratorSettings, PORT, DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const onSqlite = (work: (engine: Engine) => Promise<Row[]>): Promise<Row[]> =>
  onFolder((settings) => work(sqlite(settings)))

export function sqlite(settings: Engine['settings']): Engine {
  const file = join(settings.DATA_DIR, 'trilane.sqlite')
  const rows = async <T>(text: string) => {
    if (!existsSync(file)) return []
    const database = new DatabaseSync(file, { timeout: 10_000 })
    try {
      return database.prepare(text).all() as T[]
    } finally {
      database.close()
    }
  }
  return {
    name: 'SQLite',
    settings,
    rows,
    async damages() {
      const found = [
        ...(await rows<object>('pragma integrity_check')),
        ...(await rows<object>('pragma foreign_key_check')),
      ]
      return found.map((row) => JSON.stringify(row)).filter((text) => !text.includes('"ok"'))
    },
  }
}

export const onPostgres = (work: (engine: Engine) => Promise<Row[]>): Promise<Row[]> =>
  onFolder(async (settings) => {
    const server = await startPostgres({ durable: true })
    try {
      const url = await createDatabase({ server: server.url })
      return await work(postgres(settings, server, url))
    } finally {
      await server.stop()
    }
  })

/** Each index against its table, and each row against itself (PostgreSQL's own amcheck). */
const checks = [
  `select c.relname, bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`,
  `select c.relname, v.* from pg_class c, verify_heapam(c.oid) v
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
] as const

export function postgres(
  settings: Engine['settings'],
  server: PostgresServer,
  url: string,
): Engine {
  const rows = async <T>(text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text)).rows as T[]
    } finally {
      await client.end()
    }
  }
  return {
    name: 'PostgreSQL',
    settings: Object.assign(settings, { DATABASE_URL: url }),
    postgres: server,
    rows,
    async damages() {
      await rows('create extension if not exists amcheck')
      const [indexes, heap] = checks
      try {
        await rows(indexes)
      } catch (error) {
        return [String(error)]
      }
      return (await rows<object>(heap)).map((row) => JSON.stringify(row))
    },
  }
}
