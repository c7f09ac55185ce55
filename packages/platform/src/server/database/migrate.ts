import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Connection, Database, WriteTransaction } from './tables.ts'

/**
 * To the newest, or to the one that is named; answers the names of those that were needed. Several
 * starting servers may call this at once: one migrates, the others wait and find it done.
 */
export async function migrate(
  db: Connection | WriteTransaction,
  migrations: Record<string, Migration>,
  name?: string,
): Promise<string[]> {
  if (!name && (await isNewest(db, migrations))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await (name
    ? migrator.migrateTo(name)
    : migrator.migrateToLatest())
  const failed = results.find(({ status }) => status === 'Error')
  if (error)
    throw new Error(
      `The store could not be migrated${failed ? ` (${failed.migrationName})` : ''}`,
      {
        cause: error,
      },
    )
  return results.map(({ migrationName }) => migrationName)
}

/** As it is at nearly every start. The migrator asks ten times as much, and holds its lock meanwhile. */
async function isNewest(
  db: Connection | WriteTransaction,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  // Where there is no such table, the question would end a transaction.
  if (db.isTransaction) return false
  const applied = await namesOf(db).catch(() => [])
  const known = Object.keys(migrations).toSorted()
  return applied.length === known.length && applied.every((name, at) => name === known[at])
}

/** Those that the store has gone through, in order: none where it is empty. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  return namesOf(db)
}

async function namesOf(db: Connection | Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The same; throws where this program does not know one, or where there is none. */
export async function knownMigrationsOf(
  db: Database,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const applied = await appliedMigrations(db)
  checkKnown(applied, migrations)
  return applied
}

export function checkKnown(
  applied: readonly string[],
  migrations: Record<string, Migration>,
): void {
  const known = Object.keys(migrations).toSorted()
  const stranger = applied.find((name, at) => name !== known[at])
  if (!applied.length) throw new Error('It is empty. Start a server on it first.')
  if (stranger)
    throw new Error(
      `It has gone through a migration that this version does not know (${stranger}): use the version that made it, or a later one.`,
    )
}
