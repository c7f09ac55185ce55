import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { minute, timestamp, type Clock } from '../clock.ts'
import { backupLease, endLease, renewLease } from '../database/lease.ts'
import { withStore, type Migrations, type Target } from '../database/store.ts'
import { syncFolder } from '../sync-folder.ts'
import { openArchive } from './archive-reader.ts'
import { addFile, writeArchive, type AddEntry } from './archive-writer.ts'
import type { FileStore } from './file-store.ts'
import { databaseNames, fileEntryName, summaryOf, type Summary } from './manifest.ts'
import { takeSnapshot } from './take-snapshot.ts'

interface Parts {
  target: Target
  migrations: Migrations
  files: FileStore
  clock: Clock
  productVersion: string
}

/**
 * Writes the store, as it is at one moment, and its files into a new archive, reads that back and only
 * then gives it its name. Servers continue to serve; nothing is migrated.
 */
export async function backUp(path: string, parts: Parts): Promise<Summary> {
  if (existsSync(path)) throw new Error(`${path} exists already.`)
  const unfinished = `${path}.part`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const archive = join(unfinished, 'archive.tar')
    await whileLeased(parts, () => fill(archive, unfinished, parts))
    const { manifest } = await openArchive(archive)
    await rename(archive, path)
    await syncFolder(dirname(resolve(path)))
    return summaryOf(manifest)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const fill = (archive: string, folder: string, parts: Parts): Promise<void> =>
  writeArchive(archive, async (add) => {
    const { clock, files, productVersion } = parts
    const takenAt = timestamp(clock)
    const { database, migrations, path, fileNames } = await takeSnapshot(folder, parts)
    await addFile(add, databaseNames[database.engine], path)
    await rm(path)
    const missingFiles = await addFiles(add, fileNames, files)
    return { formatVersion: 2, productVersion, takenAt, database, migrations, missingFiles }
  })

/** Answers the names of the files that the store did not have. */
async function addFiles(add: AddEntry, names: readonly string[], files: FileStore) {
  const missing: string[] = []
  for (const name of names) {
    const file = await files.open(name)
    if (!file) missing.push(name)
    else await add(fileEntryName(name), file.size, file.stream as AsyncIterable<Uint8Array>)
  }
  return missing
}

const whileLeased = <T>({ target, clock }: Parts, work: () => Promise<T>): Promise<T> =>
  withStore(target, async (db) => {
    const renew = () => db.transaction().execute((one) => renewLease(one, clock, backupLease))
    await renew()
    // The next renewal makes up for one that fails: a lease lasts for ten of them.
    const timer = setInterval(() => void renew().catch(() => {}), minute)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      await db.transaction().execute((one) => endLease(one, backupLease))
    }
  })
