import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import { backupLease, endLease } from '../database/lease.ts'
import { checkKnown, migrate } from '../database/migrate.ts'
import { withStore, type Migrations, type Target } from '../database/store.ts'
import { makePrivateFolder } from '../private-files.ts'
import { holdFolder } from '../serving-lock.ts'
import { syncFolder } from '../sync-folder.ts'
import { openArchive, type Archive } from './archive-reader.ts'
import { putFile, type FileStore } from './file-store.ts'
import { summaryOf, type Summary } from './manifest.ts'
import { postgresPlace, sqlitePlace, type DatabasePlace } from './places.ts'
import { checkEmpty, filesIn, removeRemains, unfinishedRestore } from './unfinished-restore.ts'

interface Parts {
  target: Target
  migrations: Migrations
  /** Where the files go; where that is the disk, into `files` below the folder. */
  filesIn(dataDir: string): FileStore
}

/**
 * Fills an empty folder, and an empty PostgreSQL where one is named, with what an archive holds. The
 * archive is read to its end before anything is touched.
 */
export async function restore(path: string, parts: Parts): Promise<Summary> {
  const { target, migrations } = parts
  const archive = await openArchive(path)
  checkKnown(archive.manifest.migrations, migrations)
  const place = target.databaseUrl
    ? await postgresPlace(archive.manifest, target)
    : sqlitePlace(archive.manifest, target)
  await checkEmpty(target.dataDir)
  const folder = holdFolder(target.dataDir)
  try {
    // Another restore may have ended in between.
    await checkEmpty(target.dataDir)
    await removeRemains(target.dataDir)
    await fill(archive, place, parts)
  } finally {
    folder.release()
  }
  return summaryOf(archive.manifest)
}

async function fill(archive: Archive, place: DatabasePlace, parts: Parts): Promise<void> {
  const { target, migrations } = parts
  const unfinished = unfinishedRestore(target.dataDir)
  makePrivateFolder(unfinished)
  const files = parts.filesIn(unfinished)
  try {
    await archive.extract({
      database: (chunks) =>
        pipeline(chunks, createWriteStream(place.incoming, { mode: 0o600, flush: true })),
      file: async (name, chunks) => void (await putFile(files, name, chunks, unfinished)),
    })
    if (!target.databaseUrl) await bringUp({ dataDir: unfinished }, migrations)
    await placeFiles(target.dataDir)
    await place.put()
  } catch (error) {
    if (await place.isEmpty().catch(() => false)) await removeRemains(target.dataDir)
    throw error
  }
  await rm(unfinished, { recursive: true })
  await syncFolder(target.dataDir)
  if (target.databaseUrl) await bringUp(target, migrations)
}

/** The files come before the database, whose rows refer to them. */
async function placeFiles(dataDir: string): Promise<void> {
  const incoming = filesIn(unfinishedRestore(dataDir))
  if (existsSync(incoming)) await rename(incoming, filesIn(dataDir))
  await syncFolder(dataDir)
}

/** Brings what was restored to this version. */
const bringUp = (target: Target, migrations: Migrations): Promise<void> =>
  withStore(target, async (db) => {
    await migrate(db, migrations)
    // The backup was under way when it was taken.
    await db.transaction().execute((one) => endLease(one, backupLease))
    // Until autovacuum runs, a minute later, queries would be planned without statistics.
    if (isPostgres(db)) await sql`analyze`.execute(db)
  })
