import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
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
import { primaryCode } from './sqlite-code.ts'
import type { Query, Result } from './sqlite-connection.ts'
import type { Answer } from './sqlite-thread.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Kysely over `node:sqlite` in a thread of its own. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  /** Queries and transactions that wait for the connection. */
  readonly queue = { waiting: 0 }

  constructor(file: string) {
    this.#file = file
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file, this.queue)
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
  readonly #queue: { waiting: number }
  #connection: ThreadConnection | undefined
  #free: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(file: string, queue: { waiting: number }) {
    this.#file = file
    this.#queue = queue
  }

  async init(): Promise<void> {
    this.#connection = await ThreadConnection.open(this.#file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    this.#queue.waiting += 1
    await before
    this.#queue.waiting -= 1
    this.#release = resolve
    return this.#connection!
  }

  /**
   * Immediate: a deferred transaction fails when it turns from reading to writing beside another
   * connection.
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
    await this.#connection?.close()
  }
}

/** A connection that lives in another thread, and answers one query after the other. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker
  #waiting: PromiseWithResolvers<Answer> | undefined
  #end: Error | undefined

  static async open(file: string): Promise<ThreadConnection> {
    const connection = new ThreadConnection(file)
    try {
      await connection.#answer()
      return connection
    } catch (error) {
      await connection.close()
      throw error
    }
  }

  private constructor(file: string) {
    const address = new URL('./sqlite-thread.ts', import.meta.url)
    this.#thread = new Worker(address, { name: 'SQLite', workerData: { file } })
    const end = (error: Error) => {
      this.#end ??= error
      this.#waiting?.reject(this.#end)
    }
    this.#thread.on('message', (answer: Answer) => this.#waiting?.resolve(answer))
    this.#thread.on('error', end)
    this.#thread.on('exit', () => end(new Error('The thread of the store has ended')))
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#send({ sql, parameters })
    const { rows, changes, insertId } = await this.#answer()
    return { rows: rows as R[], numAffectedRows: changes, insertId }
  }

  // oxlint-disable-next-line require-yield -- part of Kysely's interface; nothing here streams
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Streaming is not used')
  }

  async close(): Promise<void> {
    if (this.#end) return
    const ended = once(this.#thread, 'exit')
    this.#thread.ref()
    this.#send('close')
    await ended
  }

  #send(message: Query | 'close'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage(message)
  }

  /** While somebody waits for it the thread keeps the process alive, and not longer. */
  async #answer(): Promise<Result> {
    if (this.#end) throw this.#end
    this.#waiting = Promise.withResolvers()
    this.#thread.ref()
    try {
      const answer = await this.#waiting.promise
      if ('result' in answer) return answer.result
      const { message, ...more } = answer.error
      throw toldApart(Object.assign(new Error(message), more))
    } finally {
      this.#thread.unref()
    }
  }
}

/** Busy, locked, only readable, failing disk, full disk, file gone: no fault of the query. */
const unavailable = new Set([5, 6, 8, 10, 13, 14])

const toldApart = (error: unknown): unknown =>
  unavailable.has(primaryCode(error) ?? 0) ? new StoreUnavailable(error) : error
