import { join } from 'node:path'
import { sql } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import { knownMigrationsOf } from '../database/migrate.ts'
import { snapshotOf } from '../database/snapshot.ts'
import { sqliteFile, withStore, type Migrations, type Target } from '../database/store.ts'
import type { Connection, Database } from '../database/tables.ts'
import { makePrivateFile } from '../private-files.ts'
import type { FileStore } from './file-store.ts'
import type { Manifest } from './manifest.ts'
import { describePostgres, dumpPostgres, findTool } from './postgres-tools.ts'
import { required } from '#src/values/required.ts'

interface Parts {
  target: Target
  migrations: Migrations
  files: Pick<FileStore, 'names'>
}

/** A database at one moment: a copy by its engine, and what the same moment says of it. */
export interface Snapshot extends Pick<Manifest, 'database' | 'migrations'> {
  /** The copy. */
  path: string
  /** Files that its rows refer to. */
  fileNames: string[]
}

/** Copies the database into the folder; servers read and write meanwhile. */
export const takeSnapshot = (folder: string, parts: Parts): Promise<Snapshot> =>
  withStore(parts.target, (db) =>
    isPostgres(db) ? dump(db, folder, parts) : vacuum(db, folder, parts),
  )

async function dump(db: Connection, folder: string, parts: Parts): Promise<Snapshot> {
  const path = join(folder, 'dump')
  const { version, schema } = await describePostgres(db)
  const tool = await findTool('pg_dump', version)
  return snapshotOf(db, async (view) => {
    const described = await describe(view, parts)
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(view)
    makePrivateFile(path)
    const target = { url: required(parts.target.databaseUrl, 'DATABASE_URL'), schema }
    await dumpPostgres(tool, target, { file: path, snapshot: required(rows[0], 'the snapshot').id })
    return {
      ...described,
      path,
      database: { engine: 'postgres', schema, dumpVersion: tool.version },
    }
  })
}

async function vacuum(db: Connection, folder: string, parts: Parts): Promise<Snapshot> {
  const copy = { dataDir: folder }
  const path = sqliteFile(copy)
  makePrivateFile(path)
  await sql`vacuum into ${path}`.execute(db)
  const described = await withStore(copy, (view) => describe(view, parts))
  return { ...described, path, database: { engine: 'sqlite' } }
}

const describe = async (db: Database, { migrations, files }: Parts) => ({
  migrations: await knownMigrationsOf(db, migrations),
  fileNames: await files.names(db),
})
