import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { backupLease, endLease } from '../database/lease.ts'
import { checkKnown } from '../database/migrate.ts'
import { sqliteFile, withStore, type Migrations, type Target } from '../database/store.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { makePrivateFolder } from '../private-files.ts'
import { holdFolder } from '../serving-lock.ts'
import { syncFolder } from '../sync-folder.ts'
import type { Totals } from './archive-format.ts'
import { openArchive, type Archive, type ArchiveReader } from './archive-reader.ts'
import type { FileStore } from './file-store.ts'
import { load } from '../copy/load.ts'

interface Parts {
  target: Target
  migrations: Migrations
  /** Where the files go; where that is the disk, into `files` below the folder. */
  filesIn(dataDir: string): FileStore
}

/**
 * Fills an empty folder, and an empty PostgreSQL where one is named, with what an archive holds: all of
 * it or nothing. The archive is read to its end before anything is touched.
 */
export async function restore(path: string, parts: Parts): Promise<Totals> {
  const { target, migrations } = parts
  const archive = await openArchive(path)
  checkKnown(archive.manifest.migrations, migrations)
  await checkEmpty(target.dataDir)
  const folder = holdFolder(target.dataDir)
  try {
    // What is below it is nobody's until it is whole.
    const unfinished = join(target.dataDir, unfinishedFolder)
    await rm(unfinished, { recursive: true, force: true })
    makePrivateFolder(unfinished)
    await fill(archive, { ...target, dataDir: unfinished }, parts)
    if (!target.databaseUrl) await rename(sqliteFile({ dataDir: unfinished }), sqliteFile(target))
    await syncFolder(target.dataDir)
    await rm(unfinished, { recursive: true })
  } finally {
    folder.release()
  }
  return archive.totals
}

const unfinishedFolder = 'restoring'
const ignored = [unfinishedFolder, 'serving.lock', 'serving.pid', 'lost+found']

async function checkEmpty(dataDir: string): Promise<void> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  const [found] = names.filter((name) => !ignored.includes(name))
  if (found)
    throw new Error(
      `${dataDir} is not empty (${found}): a backup is restored into an empty folder. Set DATA_DIR to a new one.`,
    )
}

async function fill(
  { manifest, totals, read }: Archive,
  unfinished: Target,
  { target, migrations, filesIn }: Parts,
): Promise<void> {
  const files = filesIn(unfinished.dataDir)
  const source = {
    ...manifest,
    async read(write: ArchiveReader['rows']) {
      const file: ArchiveReader['file'] = async (name, chunks) =>
        void (await putFile(files, name, chunks, unfinished.dataDir))
      await read({ rows: write, file })
      return totals.tables
    },
  }
  const finish = async (db: WriteTransaction) => {
    // The backup was under way when it was taken.
    await endLease(db, backupLease)
    const made = join(unfinished.dataDir, 'files')
    if (existsSync(made)) await rename(made, join(target.dataDir, 'files'))
  }
  await withStore(unfinished, (db) => load(db, migrations, source, finish), { isNew: true })
}

/** Stores a file and reads it back: its bytes must be those that came. Answers their SHA-256 in hex. */
export async function putFile(
  files: FileStore,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  temporaryFolder: string,
): Promise<string> {
  const incoming = join(temporaryFolder, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  const path = join(incoming, name)
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(hashed, createWriteStream(path, { flush: true }))
  await files.put(name, path)
  await rm(path, { force: true })
  const sum = hash.digest('hex')
  if ((await hashOfFile(files, name)) !== sum)
    throw new Error(`The file ${name} is not the same after it was stored.`)
  return sum
}

/** Absent where there is no such file. */
async function hashOfFile(files: FileStore, name: string): Promise<string | undefined> {
  const found = await files.open(name)
  if (!found) return undefined
  const hash = createHash('sha256')
  await pipeline(found.stream, hash)
  return hash.digest('hex')
}
