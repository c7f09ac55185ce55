import { Migrator, type Migration } from 'kysely/migration'
import type { Connection } from './tables.ts'

/** Several starting servers may call this at once: one migrates, the others wait and find it done. */
export async function migrate(
  db: Connection,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find(({ status }) => status === 'Error')
  if (error)
    throw new Error(
      `The store could not be migrated${failed ? ` (${failed.migrationName})` : ''}`,
      {
        cause: error,
      },
    )
}
