import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { putFile, type FileStore } from '../backup/file-store.ts'
import { knownMigrationsOf } from '../database/migrate.ts'
import { snapshotOf } from '../database/snapshot.ts'
import { sqliteFile, withStore, type Migrations, type Target } from '../database/store.ts'
import type { Connection } from '../database/tables.ts'
import { makePrivateFolder } from '../private-files.ts'
import { holdFolder } from '../serving-lock.ts'
import { syncFolder } from '../sync-folder.ts'
import { createTableSum, type TableSum } from './digest.ts'
import { load } from './load.ts'
import { readRows } from './rows.ts'
import { tableShapes } from './table-shapes.ts'

interface Parts {
  /** Of the SQLite; no server may be serving it, nor the PostgreSQL. */
  dataDir: string
  databaseUrl: string
  to: 'sqlite' | 'postgres'
  migrations: Migrations
  /** Absent where they are the same: then they stay. */
  files?: { from: FileStore; to: FileStore } | undefined
}

interface Copied {
  tables: Record<string, TableSum>
  /** How many were copied. */
  files: number
  /** Names of those that the store did not have, or not as they were. */
  missing: string[]
}

/** Copies every row of one engine into an empty store of the other, and every file where they move too. */
export function copyStore(parts: Parts): Promise<Copied> {
  const { dataDir, databaseUrl, to, files, migrations } = parts
  const [sqlite, postgres] = [{ dataDir }, { dataDir, databaseUrl }]
  return withStore(to === 'sqlite' ? postgres : sqlite, async (from): Promise<Copied> => {
    const folder = holdFolder(dataDir)
    try {
      if (to === 'sqlite' && existsSync(sqliteFile(sqlite)))
        throw new Error(`${sqliteFile(sqlite)} exists already.`)
      const copied = files ? await copyFiles(from, files, dataDir) : { files: 0, missing: [] }
      const copyInto = (target: Target) =>
        withStore(target, (empty) => copyRows(from, empty, migrations), { isNew: true })
      const tables = await (to === 'sqlite' ? inNewSqlite(dataDir, copyInto) : copyInto(postgres))
      return { ...copied, tables }
    } finally {
      folder.release()
    }
  })
}

/** The database file gets its name once it is whole. */
async function inNewSqlite<T>(dataDir: string, work: (target: Target) => Promise<T>): Promise<T> {
  const unfinished = { dataDir: join(dataDir, 'copying') }
  await rm(unfinished.dataDir, { recursive: true, force: true })
  makePrivateFolder(unfinished.dataDir)
  try {
    const result = await work(unfinished)
    await rename(sqliteFile(unfinished), sqliteFile({ dataDir }))
    await syncFolder(dataDir)
    return result
  } finally {
    await rm(unfinished.dataDir, { recursive: true, force: true })
  }
}

async function copyRows(from: Connection, to: Connection, migrations: Migrations) {
  const sums: Record<string, TableSum> = {}
  await snapshotOf(from, async (snapshot) => {
    const tables = await tableShapes(snapshot)
    await load(to, migrations, {
      migrations: await knownMigrationsOf(snapshot, migrations),
      tables,
      async read(write) {
        for (const shape of tables) {
          const sum = createTableSum(shape)
          for await (const rows of readRows(snapshot, shape)) {
            for (const row of rows) sum.add(row)
            await write(shape.name, rows)
          }
          sums[shape.name] = sum.result()
        }
        return sums
      },
    })
  })
  return sums
}

async function copyFiles(
  db: Connection,
  { from, to }: { from: FileStore; to: FileStore },
  dataDir: string,
): Promise<Omit<Copied, 'tables'>> {
  const copied: Omit<Copied, 'tables'> = { files: 0, missing: [] }
  for (const name of await from.names(db)) {
    const file = await from.open(name)
    if (!file && (await has(to, name))) continue
    const chunks = file?.stream as AsyncIterable<Uint8Array> | undefined
    const sum = chunks && (await putFile(to, name, chunks, dataDir))
    if (sum?.startsWith(name)) copied.files += 1
    else copied.missing.push(name)
  }
  return copied
}

async function has(files: FileStore, name: string): Promise<boolean> {
  const file = await files.open(name)
  file?.stream.destroy()
  return file !== undefined
}
