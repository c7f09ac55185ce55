import {
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type pg from 'pg'
import { minute, second } from '../clock.ts'
import { loadPg } from './pg.ts'
import { createPulse, type Pulse } from './pulse.ts'
import { StoreClosed, StoreUnavailable } from './store-unavailable.ts'

const oid = { int8: 20, timestamptz: 1184 }

/** `int8` as numbers, `timestamptz` as ISO text: rows look the same on both engines. */
function readers(): pg.TypeOverrides {
  const { TypeOverrides } = loadPg()
  const types = new TypeOverrides()
  types.setTypeParser(oid.int8, Number)
  types.setTypeParser(oid.timestamptz, (text) => new Date(text).toISOString())
  return types
}

/** TCP keep-alive, and no waiting for a host that swallows what it is sent. */
export const connectionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  connectionTimeoutMillis: 5 * second,
}

/**
 * The server ends a statement first and says so; the client's own time-out is for a server that says
 * nothing any more. A transaction may wait longer for its work, such as a file in a slow storage.
 */
const timeouts = {
  statement_timeout: 10 * second,
  query_timeout: 12 * second,
  idle_in_transaction_session_timeout: minute,
}

/** Whatever the server's own defaults are. */
const patience = ['statement_timeout=0', 'idle_in_transaction_session_timeout=0']

export function openPool(url: string, { withTimeouts = true } = {}): pg.Pool {
  const { Pool } = loadPg()
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: readers(),
    ...connectionSettings,
    ...(withTimeouts && timeouts),
    // A commit that is acknowledged is on disk, whatever the server's own default is. To compile a query
    // takes longer than any of ours runs.
    options: ['synchronous_commit=on', 'jit=off', ...(withTimeouts ? [] : patience)]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end
  // the process.
  pool.on('error', () => {})
  // A connection that breaks in use fails its query; meanwhile the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** With a pulse, nobody waits for a database that has fallen silent. */
export const postgresDialect = (pool: pg.Pool, pulse?: Pulse) =>
  new PostgresDialect({ pool: healing(pool, pulse) })

export const pulseOf = (url: string): Pulse =>
  createPulse({
    async ask(ms) {
      const { Client } = loadPg()
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: ms,
        query_timeout: ms,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('select 1')
      } finally {
        client.end().catch(() => {})
      }
    },
  })

/** A pool that gives no lost connection out again, and says in one way that the database is away. */
function healing(pool: pg.Pool, pulse: Pulse = unwatched): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      let connecting: Promise<pg.PoolClient> | undefined
      try {
        const client = await pulse.during(() => (connecting = pool.connect()))
        return new DiscardedWhenLost(client, pulse)
      } catch (error) {
        // One that comes yet is nobody's.
        connecting?.then((client) => client.release(true)).catch(() => {})
        throw pool.ending ? new StoreClosed() : toldApart(error)
      }
    },
    async end() {
      pulse.stop()
      await pool.end()
    },
  }
}

/** Of migrations, which may take their time. */
const unwatched: Pulse = { during: (begin) => begin(), stop() {} }

/**
 * A query without an answer still occupies its connection: whatever is sent next waits behind it. So
 * the connection answers everything else, the rollback included, with the first error, and is closed
 * when it comes back.
 */
class DiscardedWhenLost implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #pulse: Pulse
  #lost: StoreUnavailable | undefined

  constructor(client: PostgresPoolClient, pulse: Pulse) {
    this.#client = client
    this.#pulse = pulse
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof sql !== 'string') return this.#client.query(sql)
    return this.#query<R>(sql, parameters)
  }

  async #query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    try {
      return await this.#pulse.during(() => this.#client.query<R>(sql, parameters))
    } catch (error) {
      const told = toldApart(error)
      if (told instanceof StoreUnavailable && !isRecoverable(error)) this.#lost = told
      throw told
    }
  }

  release(discard?: boolean): void {
    this.#client.release(discard || this.#lost !== undefined)
  }
}

/**
 * SQLSTATE classes of an error that says nothing about the query: connection, transaction to be
 * repeated, resources such as the disk, shutdown or time-out, system; and a lock that was not had, a
 * database that only reads (a replica after a failover), a session that was idle for too long.
 */
const unavailable = /^(?:08|40|53|57|58)|^(?:55P03|25006|25P03)$/

/** What time does not mend: a password that is needed and not given, TLS that the two do not agree on. */
const misconfigured = /^SASL|\bSSL\b|certificate/i

/**
 * Errors of PostgreSQL's own that fit `unavailable`, and every error of the connection, become
 * `StoreUnavailable`.
 */
export function toldApart(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError)
    return error
  if (error instanceof StoreUnavailable) return error
  const isPassing =
    error instanceof loadPg().DatabaseError
      ? unavailable.test(error.code ?? '')
      : !misconfigured.test(error.message)
  return isPassing ? new StoreUnavailable(error) : error
}

/** Whether PostgreSQL goes on listening on the connection after the error. */
const isRecoverable = (error: unknown): boolean =>
  error instanceof loadPg().DatabaseError && error.severity !== 'FATAL'
