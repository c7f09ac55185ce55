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

/**
 * Reads `int8` as numbers and `timestamptz` as ISO text, so that rows are the same on both engines.
 */
function readers(): pg.TypeOverrides {
  const { TypeOverrides } = loadPg()
  const types = new TypeOverrides()
  types.setTypeParser(oid.int8, Number)
  types.setTypeParser(oid.timestamptz, (text) => new Date(text).toISOString())
  return types
}

/** TCP keep-alive and a time-out for hosts that swallow packets. */
export const connectionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * second,
  connectionTimeoutMillis: 5 * second,
}

/**
 * The server cancels a slow statement first and reports it; the client's own time-out is for a
 * silent server. A transaction may wait longer for its work, such as a file in slow storage.
 */
const timeouts = {
  statement_timeout: 10 * second,
  query_timeout: 12 * second,
  idle_in_transaction_session_timeout: minute,
}

/** These options override the server's own defaults. */
const patience = ['statement_timeout=0', 'idle_in_transaction_session_timeout=0']

export function openPool(url: string, { withTimeouts = true } = {}): pg.Pool {
  const { Pool } = loadPg()
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: readers(),
    ...connectionSettings,
    ...(withTimeouts && timeouts),
    // An acknowledged commit is on disk, even if the server's default differs. JIT compilation
    // takes longer than any of our queries.
    options: ['synchronous_commit=on', 'jit=off', ...(withTimeouts ? [] : patience)]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  })
  // The pool replaces a broken idle connection at the next query; without a listener the process
  // would end.
  pool.on('error', () => {})
  // A broken connection in use fails its query; the pool does not listen to it meanwhile.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A pulse rejects waiting queries once the database has fallen silent. */
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

/** A pool that discards lost connections, and reports an unavailable database with one error. */
function healing(pool: pg.Pool, pulse: Pulse = unwatched): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      let connecting: Promise<pg.PoolClient> | undefined
      try {
        const client = await pulse.during(() => (connecting = pool.connect()))
        return new DiscardedWhenLost(client, pulse)
      } catch (error) {
        // A connection that arrives late has no user.
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

/** Migrations may take their time, so no pulse watches them. */
const unwatched: Pulse = { during: (begin) => begin(), stop() {} }

/**
 * An unanswered query still occupies its connection, and further queries would wait behind it. The
 * connection therefore answers every later query, the rollback included, with the first error. It
 * is closed on release.
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
 * repeated, resources such as the disk, shutdown or time-out, system. Also a lock that was not
 * available, a read-only database (a replica after a failover), a session that was idle for too
 * long.
 */
const unavailable = /^(?:08|40|53|57|58)|^(?:55P03|25006|25P03)$/

/** Errors that waiting does not fix: a missing password, TLS settings that do not match. */
const misconfigured = /^SASL|\bSSL\b|certificate/i

/**
 * Converts errors of PostgreSQL that match `unavailable`, and every connection error, to
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

/** Whether PostgreSQL keeps listening on the connection after the error. */
const isRecoverable = (error: unknown): boolean =>
  error instanceof loadPg().DatabaseError && error.severity !== 'FATAL'
