import { join } from 'node:path'
import { Kysely, type Dialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { writeAuditEntry } from './audit.ts'
import { localChanges, postgresChanges, type Changes } from './changes.ts'
import { migrate } from './migrate.ts'
import { openPool, postgresDialect } from './postgres.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import type { Database, Tables, WriteTransaction } from './tables.ts'
import { withTopics } from './topics.ts'

export interface Store {
  /** For reading. Writes go through `write`. */
  readonly db: Database
  /**
   * Runs the work in one transaction; when it is committed, every listener of the topics and of
   * those that the work added, on every server, is notified before the promise resolves (other
   * servers: right after).
   */
  write<T>(topics: readonly string[], work: (db: WriteTransaction) => Promise<T>): Promise<T>
  readonly changes: Changes
  close(): Promise<void>
}

interface Target {
  /** PostgreSQL; absent: SQLite below `dataDir`. */
  databaseUrl?: string
  dataDir: string
}

/** Opens the store and brings it to the newest migration. */
export async function openStore(
  target: Target,
  migrations: Record<string, Migration>,
): Promise<Store> {
  return target.databaseUrl
    ? openPostgres(target.databaseUrl, migrations)
    : openSqlite(join(target.dataDir, 'trilane.sqlite'), migrations)
}

async function openSqlite(file: string, migrations: Record<string, Migration>): Promise<Store> {
  const db = connect(new NodeSqliteDialect(file))
  await migrate(db, migrations)
  const changes = localChanges()
  return {
    db,
    changes,
    async write(topics, work) {
      const { result, changed } = await db
        .transaction()
        .execute((db) => collected(db, topics, work))
      changes.notify(changed)
      return result
    },
    close: () => db.destroy(),
  }
}

async function openPostgres(url: string, migrations: Record<string, Migration>): Promise<Store> {
  const pool = openPool(url)
  const db = connect(postgresDialect(pool))
  await migrate(db, migrations)
  const changes = await postgresChanges(url)
  return {
    db,
    changes,
    async write(topics, work) {
      const { result, changed } = await db.transaction().execute(async (db) => {
        const done = await collected(db, topics, work)
        await changes.notifyServers(db, done.changed)
        return done
      })
      changes.notify(changed)
      return result
    },
    async close() {
      await changes.close()
      await db.destroy()
    },
  }
}

/** The work with its audit entry, and the topics that it has changed. */
async function collected<T>(
  transaction: WriteTransaction,
  topics: readonly string[],
  work: (db: WriteTransaction) => Promise<T>,
): Promise<{ result: T; changed: ReadonlySet<string> }> {
  const db = withTopics(transaction, topics)
  const result = await work(db)
  await writeAuditEntry(db, result)
  return { result, changed: db.topics }
}

const connect = (dialect: Dialect): Database => new Kysely<Tables>({ dialect })
