import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { SqliteTransactions, type Member } from './sqlite-transactions.ts'
import { SqliteThread } from './sqlite-worker.ts'
import { required } from '#src/values/required.ts'

/** Runs Kysely over `node:sqlite` in a separate thread. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string
  #driver: Driver | undefined
  /** The number of queries and transactions that wait for the connection. */
  readonly queue = { waiting: 0 }

  constructor(file: string) {
    this.#file = file
  }

  createDriver(): Driver {
    return (this.#driver = new NodeSqliteDriver(this.#file, this.queue))
  }

  /**
   * Closes the store; later calls get `StoreClosed`. Calls after Kysely's own `destroy` are a
   * programming error.
   */
  async close(): Promise<void> {
    await this.#driver?.destroy()
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

  /** The driver shares the connection itself: Kysely's own queue waits for whole transactions. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * All queries share one connection and do not wait for each other's answers. A transaction has the
 * connection for itself, so that nobody reads uncommitted data.
 */
class NodeSqliteDriver implements Driver {
  readonly #file: string
  readonly #queue: { waiting: number }
  #thread: SqliteThread | undefined
  readonly #transactions = new SqliteTransactions()
  #users = 0

  constructor(file: string, queue: { waiting: number }) {
    this.#file = file
    this.#queue = queue
  }

  async init(): Promise<void> {
    this.#thread = await SqliteThread.open(this.#file)
  }

  async acquireConnection(): Promise<SharedConnection> {
    this.#count(1)
    return new SharedConnection(
      required(this.#thread, 'the thread of the store'),
      this.#transactions,
    )
  }

  async beginTransaction(
    connection: SharedConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    connection.mayWrite = accessMode !== 'read only'
    await this.#transactions.begin(connection)
  }

  async commitTransaction(connection: SharedConnection): Promise<void> {
    await this.#transactions.commit(connection)
  }

  async rollbackTransaction(connection: SharedConnection): Promise<void> {
    await this.#transactions.rollback(connection)
  }

  async releaseConnection(connection: SharedConnection): Promise<void> {
    this.#transactions.release(connection)
    this.#count(-1)
  }

  async destroy(): Promise<void> {
    await this.#thread?.close()
  }

  #count(change: number): void {
    this.#users += change
    this.#queue.waiting = Math.max(0, this.#users - 1)
  }
}

/** The connection from the view of one query or transaction. */
class SharedConnection implements DatabaseConnection, Member {
  readonly #thread: SqliteThread
  readonly #transactions: SqliteTransactions
  mayWrite = true
  isUnderWay = false

  constructor(thread: SqliteThread, transactions: SqliteTransactions) {
    this.#thread = thread
    this.#transactions = transactions
  }

  run(sql: string): Promise<unknown> {
    return this.#thread.execute({ sql, parameters: [] })
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.isUnderWay) await this.#transactions.over()
    const { rows, changes, insertId } = await this.#thread.execute({ sql, parameters })
    return { rows: rows as R[], numAffectedRows: changes, insertId }
  }

  // oxlint-disable-next-line require-yield -- part of Kysely's interface; nothing here streams
  async *streamQuery<R>(): AsyncGenerator<QueryResult<R>> {
    throw new Error('Streaming is not used')
  }
}
