import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
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
    return new TransactionalAdapter()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Migrations of several starting processes are safe only inside one immediate transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
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
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    this.#release = resolve
    return this.#connection!
  }

  /**
   * Immediate: a deferred transaction fails when it turns from reading to writing beside another
   * process.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
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

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
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
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 10_000 })
  const version = database.prepare('select sqlite_version() as v').get() as { v: string }
  if (olderThan(version.v, [3, 51, 3]))
    throw new Error(`SQLite ${version.v} can corrupt a WAL file: 3.51.3 or later is needed`)
  const wanted: [pragma: string, set: string, read: unknown][] = [
    ['journal_mode', 'wal', 'wal'],
    ['synchronous', 'full', 2],
    ['foreign_keys', 'on', 1],
    ['busy_timeout', '10000', 10_000],
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
  const end = Date.now() + 10_000
  for (;;)
    try {
      return work()
    } catch (error) {
      const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5
      if (!isLocked || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
}

function olderThan(version: string, [major, minor, patch]: [number, number, number]): boolean {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number)
  return a !== major ? a < major : b !== minor ? b < minor : c < patch
}
