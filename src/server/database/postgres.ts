import { PostgresDialect } from 'kysely'
import pg from 'pg'

const oid = { int8: 20, timestamptz: 1184 }

/** `int8` as numbers, `timestamptz` as ISO text: rows look the same on both engines. */
const readers = new pg.TypeOverrides()
readers.setTypeParser(oid.int8, Number)
readers.setTypeParser(oid.timestamptz, (text) => new Date(text).toISOString())

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: readers,
    connectionTimeoutMillis: 10_000,
    // A commit that is acknowledged is on disk, whatever the server's own default is.
    options: '-c synchronous_commit=on',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end
  // the process.
  pool.on('error', () => {})
  // A connection that breaks in use fails its query; meanwhile the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
