import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { tableShapes } from '../copy/table-shapes.ts'
import { sqliteFile, withStore, type Target } from '../database/store.ts'
import type { Database } from '../database/tables.ts'
import type { Manifest } from './manifest.ts'
import { describePostgres, findTool, restorePostgres } from './postgres-tools.ts'
import { unfinishedRestore } from './unfinished-restore.ts'
import { required } from '#src/values/required.ts'

/** Where the database of an archive goes. */
export interface DatabasePlace {
  /** The path that the archive's entry is written to. */
  incoming: string
  /** Makes the entry the store, all of it or nothing. */
  put(): Promise<void>
  isEmpty(): Promise<boolean>
}

export function sqlitePlace({ database }: Manifest, { dataDir }: Target): DatabasePlace {
  if (database.engine !== 'sqlite')
    throw new Error(
      'The backup contains a PostgreSQL database. Set DATABASE_URL to an empty one. Then “copy sqlite” copies it to SQLite.',
    )
  const incoming = sqliteFile({ dataDir: unfinishedRestore(dataDir) })
  const file = sqliteFile({ dataDir })
  return { incoming, put: () => rename(incoming, file), isEmpty: async () => !existsSync(file) }
}

/** Throws where the database cannot be restored into the one that `DATABASE_URL` names. */
export async function postgresPlace(
  { database }: Manifest,
  target: Target,
): Promise<DatabasePlace> {
  if (database.engine !== 'postgres')
    throw new Error(
      'The backup contains a SQLite database, but DATABASE_URL is set. Restore without DATABASE_URL. Then “copy” copies it to PostgreSQL.',
    )
  const server = await withStore(target, async (db) => {
    if (await isFilling(db))
      throw new Error(
        'A pg_restore of an interrupted restore is still running. Wait until it ends.',
      )
    if ((await tableShapes(db)).length)
      throw new Error('The database is not empty. Use an empty one.')
    return describePostgres(db)
  })
  const { schema, dumpVersion } = database
  if (server.schema !== schema)
    throw new Error(
      `The backup is of the schema ${schema}; DATABASE_URL leads to ${server.schema}.`,
    )
  const tool = await findTool('pg_restore', Math.max(server.version, dumpVersion))
  const incoming = join(unfinishedRestore(target.dataDir), 'dump')
  return {
    incoming,
    put: () =>
      restorePostgres(
        tool,
        { url: required(target.databaseUrl, 'DATABASE_URL'), schema },
        incoming,
      ),
    isEmpty: () => withStore(target, isEmpty),
  }
}

const isEmpty = async (db: Database): Promise<boolean> =>
  !(await isFilling(db)) && !(await tableShapes(db)).length

/** The tables of a running `pg_restore` show only once it commits. */
async function isFilling(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'pg_restore'`.execute(db)
  return required(rows[0], 'the count').count > 0
}
