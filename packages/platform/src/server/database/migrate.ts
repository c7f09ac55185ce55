import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Connection, Database, WriteTransaction } from './tables.ts'

/**
 * Migrates to the newest or the named migration; returns the names of the applied ones. Several
 * starting servers may call this at once: one migrates, the others wait and find nothing to do.
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

/**
 * Whether the store is up to date, as at nearly every start. The migrator sends ten times as many
 * queries and holds its lock meanwhile.
 */
async function isNewest(
  db: Connection | WriteTransaction,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  // A query of a missing table would abort the transaction.
  if (db.isTransaction) return false
  const applied = await namesOf(db).catch(() => [])
  const known = Object.keys(migrations).toSorted()
  return applied.length === known.length && applied.every((name, at) => name === known[at])
}

/** Returns the applied migrations in order; empty for an empty store. */
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

/**
 * Returns the applied migrations; throws for an empty store or a migration that this program lacks.
 */
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
