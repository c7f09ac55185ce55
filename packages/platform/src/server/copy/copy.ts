import { knownMigrationsOf } from '../database/migrate.ts'
import { withStore, type Migrations } from '../database/store.ts'
import type { Connection } from '../database/tables.ts'
import { holdFolder } from '../serving-lock.ts'
import { snapshotOf } from '../backup/backup.ts'
import { createTableSum, type TableSum } from './digest.ts'
import type { FileStore } from '../backup/file-store.ts'
import { load } from './load.ts'
import { putFile } from '../backup/restore.ts'
import { readRows } from './rows.ts'
import { tableShapes } from './table-shapes.ts'

interface Parts {
  /** Of the SQLite; no server may be serving it. */
  dataDir: string
  databaseUrl: string
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

/** Copies every row of a SQLite into an empty PostgreSQL, and every file where they move too. */
export const copyToPostgres = ({ dataDir, databaseUrl, migrations, files }: Parts) =>
  withStore({ dataDir }, async (from): Promise<Copied> => {
    const folder = holdFolder(dataDir)
    try {
      const copied = files ? await copyFiles(from, files, dataDir) : { files: 0, missing: [] }
      const tables = await withStore({ dataDir, databaseUrl }, (to) =>
        copyRows(from, to, migrations),
      )
      return { ...copied, tables }
    } finally {
      folder.release()
    }
  })

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
    const chunks = file?.stream as AsyncIterable<Uint8Array> | undefined
    const sum = chunks && (await putFile(to, name, chunks, dataDir))
    if (sum?.startsWith(name)) copied.files += 1
    else copied.missing.push(name)
  }
  return copied
}
