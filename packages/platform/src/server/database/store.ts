import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type Dialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { writeAuditEntry } from './audit.ts'
import { localChanges, postgresChanges, type Changes } from './changes.ts'
import { migrate } from './migrate.ts'
import { OpenError, openError } from './open-error.ts'
import { openPool, postgresDialect, pulseOf } from './postgres.ts'
import { createScrubber } from './sqlite-scrub.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { whenAvailable } from './store-unavailable.ts'
import type { Connection, Database, Tables, WriteTransaction } from './tables.ts'
import { withTopics } from './topics.ts'

export interface Store {
  /** Only for reading: on SQLite, writes here would block every reader. */
  readonly db: Database
  /**
   * Runs the work in one transaction. After the commit, every listener of the topics and of the
   * work's own topics is notified before the promise resolves; listeners on other servers right
   * after.
   */
  write<T>(topics: readonly string[], work: (db: WriteTransaction) => Promise<T>): Promise<T>
  readonly changes: Changes
  /** Adds work to the transaction of every write that changes public content. */
  onWrite(more: MoreOfWrite): void
  /** Removes erased data from the files of the store too. */
  scrub(): Promise<void>
  /** The number of queries and transactions that wait for a connection. */
  waitingQueries(): number
  close(): Promise<void>
}

type MoreOfWrite = (db: WriteTransaction, topics: ReadonlySet<string>) => Promise<void>

export interface Target {
  /** The URL of PostgreSQL; absent: SQLite below `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
}

export type Migrations = Record<string, Migration>

export const sqliteFile = ({ dataDir }: Pick<Target, 'dataDir'>): string =>
  join(dataDir, 'trilane.sqlite')

/** Opens the store and applies all migrations. */
export async function openStore(target: Target, migrations: Migrations): Promise<Store> {
  const file = sqliteFile(target)
  try {
    return target.databaseUrl
      ? await openPostgres(target.databaseUrl, migrations)
      : await openSqlite(file, migrations)
  } catch (error) {
    throw openError(error, target.databaseUrl ?? file)
  }
}

/**
 * Opens the store as `openStore` does, but waits while PostgreSQL is away; waiting cannot help an
 * unreadable file.
 */
export const openStoreWhenAvailable = (
  target: Target,
  migrations: Migrations,
  tell: (error: Error, seconds: number) => void,
): Promise<Store> =>
  target.databaseUrl
    ? whenAvailable(() => openStore(target, migrations), tell)
    : openStore(target, migrations)

/**
 * Opens the store unmigrated for a piece of work, without time limits on PostgreSQL. A missing
 * SQLite file is created on request.
 */
export async function withStore<T>(
  target: Target,
  work: (db: Connection) => Promise<T>,
  { isNew = false } = {},
): Promise<T> {
  const { databaseUrl } = target
  const file = sqliteFile(target)
  if (!databaseUrl && !isNew && !existsSync(file))
    throw new OpenError(`There is no store in ${target.dataDir}: check DATA_DIR and DATABASE_URL.`)
  const db = connect(
    databaseUrl
      ? postgresDialect(openPool(databaseUrl, { withTimeouts: false }))
      : new NodeSqliteDialect(file),
  )
  try {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw openError(error, databaseUrl ?? file)
    })
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function openSqlite(file: string, migrations: Migrations): Promise<Store> {
  // Separate connections let readers continue during a write.
  const [toWrite, toRead] = [new NodeSqliteDialect(file), new NodeSqliteDialect(file)]
  const [writer, reader] = [connect(toWrite), connect(toRead)]
  try {
    // Both threads open the file at the same time.
    await Promise.all([migrate(writer, migrations), sql`select 1`.execute(reader)])
  } catch (error) {
    await Promise.allSettled([writer.destroy(), reader.destroy()])
    throw error
  }
  const changes = localChanges()
  const scrubber = createScrubber(file)
  const more: MoreOfWrite[] = []
  return {
    db: reader,
    changes,
    onWrite: (one) => void more.push(one),
    async write(topics, work) {
      const { result, changed } = await writer
        .transaction()
        .execute((db) => collected(db, topics, work, more))
      changes.notify(changed)
      return result
    },
    scrub: scrubber.scrub,
    waitingQueries: () => toWrite.queue.waiting + toRead.queue.waiting,
    async close() {
      scrubber.stop()
      await toRead.close()
      await toWrite.close()
    },
  }
}

async function openPostgres(url: string, migrations: Migrations): Promise<Store> {
  // A migration may take its time, and so may waiting for the server that runs it.
  const patient = connect(postgresDialect(openPool(url, { withTimeouts: false })))
  await migrateOrClose(patient, migrations)
  await patient.destroy()
  const changes = await postgresChanges(url)
  const [pool, pulse] = [openPool(url), pulseOf(url)]
  const db = connect(postgresDialect(pool, pulse))
  const more: MoreOfWrite[] = []
  return {
    db,
    changes,
    onWrite: (one) => void more.push(one),
    async write(topics, work) {
      const { result, changed } = await db.transaction().execute(async (db) => {
        const done = await collected(db, topics, work, more)
        await changes.notifyServers(db, done.changed)
        return done
      })
      changes.notify(changed)
      return result
    },
    // PostgreSQL's autovacuum frees the rows; PostgreSQL manages its own files.
    async scrub() {},
    waitingQueries: () => pool.waitingCount,
    async close() {
      await changes.close()
      pulse.stop()
      if (!pool.ending) await pool.end()
    },
  }
}

async function migrateOrClose(db: Connection, migrations: Migrations): Promise<void> {
  try {
    await migrate(db, migrations)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Runs the work with its audit entry, and returns the changed topics. */
async function collected<T>(
  transaction: WriteTransaction,
  topics: readonly string[],
  work: (db: WriteTransaction) => Promise<T>,
  more: readonly MoreOfWrite[],
): Promise<{ result: T; changed: ReadonlySet<string> }> {
  const db = withTopics(transaction, topics)
  const result = await work(db)
  await writeAuditEntry(db, result)
  if (db.topics.size) for (const one of more) await one(db, db.topics)
  return { result, changed: db.topics }
}

const connect = (dialect: Dialect): Connection => new Kysely<Tables>({ dialect })
