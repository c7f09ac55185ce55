import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '@repo/platform/testing/postgres.ts'
import { storedRows } from '@repo/platform/testing/stored-rows.ts'
import { postgres, sqlite, type Engine } from './engines.ts'
import { hashOf } from './written.ts'

/** A place with nothing in it, on the same engine. */
export async function emptyPlace({ settings, postgres: server }: Engine, dataDir: string) {
  const there = { ...settings, DATA_DIR: dataDir }
  if (!server) return sqlite(there)
  return postgres(there, server, await createDatabase({ server: server.url }))
}

/** Files of which bytes are missing, or that have others than those they are named for. */
export async function filesUnlike({ settings, rows }: Engine): Promise<string[]> {
  const files = await rows<{ hash: string }>('select distinct hash from library_file')
  return files.flatMap(({ hash }) => {
    const path = join(settings.DATA_DIR, 'files', hash, 'original')
    if (!existsSync(path)) return [`${hash} has no bytes`]
    const found = hashOf(readFileSync(path))
    return found === hash ? [] : [`${hash} has the bytes of ${found}`]
  })
}

/** Tables with other rows than the ones they were made from. */
export async function rowsUnlike(...engines: [Engine, Engine]): Promise<string[]> {
  const [from, to] = await Promise.all(
    engines.map(({ settings }) =>
      storedRows({
        dataDir: settings.DATA_DIR,
        databaseUrl: 'DATABASE_URL' in settings ? String(settings.DATABASE_URL) : undefined,
      }),
    ),
  )
  return Object.keys({ ...from, ...to })
    .filter((table) => JSON.stringify(from?.[table]) !== JSON.stringify(to?.[table]))
    .map((table) => `${table} has other rows`)
}
