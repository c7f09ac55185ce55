import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Connection, WriteTransaction } from '../database/tables.ts'
import { minute, timestamp, type Clock } from '../clock.ts'
import { isPostgres } from '../database/engine.ts'
import { backupLease, endLease, renewLease } from '../database/lease.ts'
import { knownMigrationsOf } from '../database/migrate.ts'
import { withStore, type Migrations, type Target } from '../database/store.ts'
import { syncFolder } from '../sync-folder.ts'
import {
  fileEntryName,
  manifestName,
  rowsName,
  totalsName,
  type Manifest,
  type Totals,
} from './archive-format.ts'
import { openArchive } from './archive-reader.ts'
import { writeArchive, type ArchiveWriter } from './archive-writer.ts'
import { createTableSum } from '../copy/digest.ts'
import type { FileStore } from './file-store.ts'
import { readRows } from '../copy/rows.ts'
import { tableShapes, type TableShape } from '../copy/table-shapes.ts'

interface Parts {
  target: Target
  migrations: Migrations
  files: FileStore
  clock: Clock
}

/**
 * Writes the store, as it is at one moment, and its files into a new archive, reads that back and only
 * then gives it its name. Servers go on serving; nothing is migrated.
 */
export async function backUp(path: string, parts: Parts): Promise<Totals> {
  if (existsSync(path)) throw new Error(`${path} exists already.`)
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  try {
    await whileLeased(parts, () => writeArchive(unfinished, (writer) => fill(writer, parts)))
    const { totals } = await openArchive(unfinished)
    await rename(unfinished, path)
    await syncFolder(dirname(resolve(path)))
    return totals
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function fill(writer: ArchiveWriter, { target, ...parts }: Parts): Promise<void> {
  // Its end is not held up by the files: until then PostgreSQL cleans nothing up, and SQLite's log grows.
  const { tables, names } = await withStore(target, (db) =>
    snapshotOf(db, async (snapshot) => {
      const shapes = await tableShapes(snapshot)
      const manifest: Manifest = {
        formatVersion: 1,
        takenAt: timestamp(parts.clock),
        engine: isPostgres(snapshot) ? 'postgres' : 'sqlite',
        migrations: await knownMigrationsOf(snapshot, parts.migrations),
        tables: shapes,
      }
      await writer.addText(manifestName, JSON.stringify(manifest, null, 2))
      return {
        tables: await addRows(writer, snapshot, shapes),
        names: await parts.files.names(snapshot),
      }
    }),
  )
  const totals: Totals = { tables, files: await addFiles(writer, names, parts.files) }
  await writer.addText(totalsName, JSON.stringify(totals, null, 2))
}

/** One view of the store, whatever is written meanwhile. */
export const snapshotOf = <T>(
  db: Connection,
  work: (snapshot: WriteTransaction) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => work(snapshot))

const whileLeased = <T>({ target, clock }: Parts, work: () => Promise<T>): Promise<T> =>
  withStore(target, async (db) => {
    const renew = () => db.transaction().execute((one) => renewLease(one, clock, backupLease))
    await renew()
    // One that fails is made up for by the next: a lease lasts for ten of them.
    const timer = setInterval(() => void renew().catch(() => {}), minute)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      await db.transaction().execute((one) => endLease(one, backupLease))
    }
  })

const blockBytes = 2 ** 20

async function addRows(
  writer: ArchiveWriter,
  snapshot: WriteTransaction,
  shapes: readonly TableShape[],
): Promise<Totals['tables']> {
  const totals: Totals['tables'] = {}
  for (const shape of shapes) {
    const sum = createTableSum(shape)
    let [block, blocks] = ['', 0]
    const addBlock = async () => {
      if (block) await writer.addText(rowsName(shape.name, (blocks += 1)), block)
      block = ''
    }
    for await (const rows of readRows(snapshot, shape))
      for (const row of rows) {
        sum.add(row)
        block += `${JSON.stringify(row)}\n`
        if (block.length >= blockBytes) await addBlock()
      }
    await addBlock()
    totals[shape.name] = sum.result()
  }
  return totals
}

async function addFiles(
  writer: ArchiveWriter,
  names: readonly string[],
  files: FileStore,
): Promise<Totals['files']> {
  const totals: Totals['files'] = { count: 0, bytes: 0, missing: [], damaged: [] }
  for (const name of names) {
    const file = await files.open(name)
    if (!file) {
      totals.missing.push(name)
      continue
    }
    const chunks = file.stream as AsyncIterable<Uint8Array>
    const sum = await writer.add(fileEntryName(name), file.size, chunks)
    if (!sum.startsWith(name)) totals.damaged.push(name)
    totals.count += 1
    totals.bytes += file.size
  }
  return totals
}
