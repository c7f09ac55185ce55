import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { second } from '../clock.ts'
import { hasCompoundPart } from '../search/compounds.ts'
import { makePrivate, makePrivateFile, makePrivateFolder } from '../private-files.ts'
import { primaryCode } from './sqlite-code.ts'

export interface Query {
  sql: string
  parameters: readonly unknown[]
}

export interface Result {
  rows: Record<string, unknown>[]
  changes: bigint
  insertId?: bigint
}

const busy = 5
const lockedMs = 10 * second
const retryMs = 20
/**
 * The most memory for cached pages; a search among 100,000 articles reads more than SQLite's own 2
 * MB.
 */
const cacheKiB = 32 * 1024

/** One connection to a store; each wait of the connection blocks its thread too. */
export class SqliteConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()
  /**
   * The reason why SQLite has undone the transaction; otherwise the next query would be committed
   * by itself.
   */
  #undone: Error | undefined

  constructor(file: string) {
    this.#database = openDurable(file)
  }

  /**
   * Runs a query. After SQLite has rolled back by itself, for example on a full disk, every query
   * fails until a rollback.
   */
  execute(query: Query): Result {
    if (query.sql === 'rollback') {
      this.#undone = undefined
      if (!this.#database.isTransaction) return { rows: [], changes: 0n }
    }
    if (this.#undone) throw this.#undone
    const wasTransaction = this.#database.isTransaction
    try {
      return this.#execute(query)
    } catch (error) {
      if (wasTransaction && !this.#database.isTransaction) this.#undone = error as Error
      throw error
    }
  }

  #execute({ sql, parameters }: Query): Result {
    const { statement, shapes } = this.#prepare(sql)
    const values = parameters.map(bind)
    if (!shapes) {
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], changes: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    }
    const rows: Record<string, unknown>[] = statement.all(...values)
    for (const [column, shape] of shapes)
      for (const row of rows) if (row[column] !== null) row[column] = shape(row[column])
    return { rows, changes: BigInt(rows.length) }
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
  json: (value): unknown => JSON.parse(String(value)),
}

function shapesOf(columns: ReturnType<StatementSync['columns']>): [string, Shape][] {
  return columns.flatMap(({ name, type }): [string, Shape][] => {
    const shape = shapeOfType[type?.toLowerCase() ?? '']
    return shape ? [[name, shape]] : []
  })
}

/** A schema change makes prepared statements of other shapes stale; only plain ones are cached. */
const cacheable = (sql: string) =>
  /^(select|insert|update|delete|with|begin|savepoint|commit|rollback)\b/i.test(sql)

function bind(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value as SQLInputValue
}

/**
 * Sets the pragmas for durability and reads them back, since SQLite silently ignores a wrong one.
 */
function openDurable(file: string): DatabaseSync {
  makePrivateFolder(dirname(file))
  // SQLite gives the additional files the same mode.
  for (const end of ['-wal', '-shm']) makePrivate(file + end, 0o600)
  makePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: lockedMs })
  const version = String(database.prepare('select sqlite_version() as v').get()?.['v'])
  if (olderThan(version, [3, 51, 3]))
    throw new Error(`SQLite ${version} can corrupt a WAL file: 3.51.3 or later is needed`)
  const wanted: [pragma: string, set: string, read: unknown][] = [
    ['journal_mode', 'wal', 'wal'],
    ['synchronous', 'full', 2],
    ['foreign_keys', 'on', 1],
    // SQLite overwrites deleted data with zeros: an erased address must not remain in the file.
    ['secure_delete', 'on', 1],
    ['cache_size', `${-cacheKiB}`, -cacheKiB],
    ['busy_timeout', `${lockedMs}`, lockedMs],
  ]
  for (const [pragma, set, expected] of wanted) {
    waitWhileLocked(() => database.exec(`pragma ${pragma} = ${set}`))
    const row = database.prepare(`pragma ${pragma}`).get() ?? {}
    if (Object.values(row)[0] !== expected)
      throw new Error(`SQLite did not take ${pragma} = ${set} for ${file}`)
  }
  // SQLite's own `lower` converts only ASCII letters.
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  )
  database.function('has_compound_part', { deterministic: true }, (text, part) =>
    Number(hasCompoundPart(String(text), String(part))),
  )
  return database
}

/**
 * Retries while another process changes the new file to WAL: SQLite does not wait then and fails
 * with "database is locked" at once.
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

function olderThan(version: string, [major, minor, patch]: [number, number, number]): boolean {
  const [a = 0, b = 0, c = 0] = version.split('.').map(Number)
  if (a !== major) return a < major
  return b !== minor ? b < minor : c < patch
}
