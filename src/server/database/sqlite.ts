import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { second } from '../clock.ts'
import { makePrivate, makePrivateFile, makePrivateFolder } from '../private-files.ts'
import { primaryCode } from './sqlite-code.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Kysely over `node:sqlite`, whose statements differ from those that Kysely's own driver expects. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Migrations of several starting processes are safe only inside one immediate transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver hands the connection out itself: Kysely's own queue waits for whole transactions. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** One connection, handed out to one query or transaction at a time: nobody reads what is not committed. */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  #connection: NodeSqliteConnection | undefined
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#connection = new NodeSqliteConnection(openDurable(this.#file))
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn()
    return this.#connection!
  }

  async #turn(): Promise<void> {
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    this.#release = resolve
  }

  /**
   * Immediate: a deferred transaction fails when it turns from reading to writing beside another
   * process. While that one writes, others read here: nothing has begun yet.
   */
  async beginTransaction(): Promise<void> {
    const end = Date.now() + lockedMs
    while (!this.#connection!.tryToBegin(end)) {
      this.#release()
      await sleep(retryMs)
      await this.#turn()
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** SQLite rolls back by itself where the disk is full or fails: then there is nothing left to do. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection!.isInTransaction)
      await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async destroy(): Promise<void> {
    this.#connection?.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  /** False: another process is writing. Throws when it still is at the end. */
  tryToBegin(end: number): boolean {
    try {
      this.#database.exec('begin immediate')
      return true
    } catch (error) {
      if (primaryCode(error) === busy && Date.now() < end) return false
      throw toldApart(error)
    }
  }

  /** A statement outside of any transaction waits too while another process is writing. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const end = Date.now() + lockedMs
    for (;;)
      try {
        return this.#execute<R>(query)
      } catch (error) {
        const mayWait = primaryCode(error) === busy && !this.isInTransaction && Date.now() < end
        if (!mayWait) throw toldApart(error)
        await sleep(retryMs)
      }
  }

  #execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, shapes } = this.#prepare(sql)
    const values = parameters.map(bind)
    if (!shapes) {
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    }
    const rows = statement.all(...values) as Record<string, unknown>[]
    for (const [column, shape] of shapes)
      for (const row of rows) if (row[column] !== null) row[column] = shape(row[column])
    return { rows: rows as R[], numAffectedRows: BigInt(rows.length) }
  }

  // oxlint-disable-next-line require-yield -- part of Kysely's interface; nothing here streams
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Streaming is not used')
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const cached = this.#statements.get(sql)
    if (cached) return cached
    const statement = this.#database.prepare(sql)
    const columns = statement.columns()
    const prepared = { statement, shapes: columns.length ? shapesOf(columns) : undefined }
    if (cacheable(sql)) {
      if (this.#statements.size >= 200) this.#statements.clear()
      this.#statements.set(sql, prepared)
    }
    return prepared
  }
}

type Shape = (value: unknown) => unknown

interface Prepared {
  statement: StatementSync
  /** Converters of boolean and json columns; absent where the statement returns no rows. */
  shapes: [column: string, shape: Shape][] | undefined
}

const shapeOfType: Record<string, Shape> = {
  boolean: (value) => value === 1,
  json: (value) => JSON.parse(value as string) as unknown,
}

function shapesOf(columns: ReturnType<StatementSync['columns']>): [string, Shape][] {
  return columns.flatMap(({ name, type }): [string, Shape][] => {
    const shape = shapeOfType[type?.toLowerCase() ?? '']
    return shape ? [[name, shape]] : []
  })
}

/** A schema change makes prepared statements of other shapes stale; only plain ones are cached. */
const cacheable = (sql: string) =>
  /^(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql)

function bind(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value as SQLInputValue
}

/** Sets the pragmas that durability depends on and reads them back: SQLite ignores a wrong one silently. */
function openDurable(file: string): DatabaseSync {
  makePrivateFolder(dirname(file))
  // SQLite gives the files beside it the same mode.
  for (const end of ['-wal', '-shm']) makePrivate(file + end, 0o600)
  makePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  const version = database.prepare('select sqlite_version() as v').get() as { v: string }
  if (olderThan(version.v, [3, 51, 3]))
    throw new Error(`SQLite ${version.v} can corrupt a WAL file: 3.51.3 or later is needed`)
  const wanted: [pragma: string, set: string, read: unknown][] = [
    ['journal_mode', 'wal', 'wal'],
    ['synchronous', 'full', 2],
    ['foreign_keys', 'on', 1],
    // SQLite waits by standing still, and everybody with it: the driver waits instead.
    ['busy_timeout', '0', 0],
  ]
  for (const [pragma, set, expected] of wanted) {
    waitWhileLocked(() => database.exec(`pragma ${pragma} = ${set}`))
    const row = database.prepare(`pragma ${pragma}`).get() as Record<string, unknown>
    if (Object.values(row)[0] !== expected)
      throw new Error(`SQLite did not take ${pragma} = ${set} for ${file}`)
  }
  // SQLite's own `lower` knows ASCII letters only.
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  )
  return database
}

/**
 * SQLite does not wait by itself when it changes a new file to WAL while another process does the
 * same: it fails with "database is locked" at once.
 */
function waitWhileLocked(work: () => void): void {
  const end = Date.now() + lockedMs
  for (;;)
    try {
      return work()
    } catch (error) {
      if (primaryCode(error) !== busy || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs)
    }
}

const busy = 5
const lockedMs = 10 * second
const retryMs = 20

/** Busy, locked, only readable, failing disk, full disk, file gone: no fault of the query. */
const unavailable = new Set([busy, 6, 8, 10, 13, 14])

const toldApart = (error: unknown): unknown =>
  unavailable.has(primaryCode(error) ?? 0) ? new StoreUnavailable(error) : error

function olderThan(version: string, [major, minor, patch]: [number, number, number]): boolean {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number)
  return a !== major ? a < major : b !== minor ? b < minor : c < patch
}
