import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '@repo/site/migrations/index.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { fill } from '../many/fill.ts'
import { account, sessionOf } from '../many/server.ts'

/** The product while it is measured. */
export interface Measurable {
  url: string
  pids: readonly [number]
  /** Of the administrator. */
  session(): Promise<{ cookie: string }>
}

type Work<T> = (server: Measurable) => Promise<T>

/** The product as it is built, with demo content. */
export const onDemo = <T>(work: Work<T>, settings = {}): Promise<T> => withServer(settings, work)

interface Filled {
  news: number
  databaseUrl?: string | undefined
  /** Folder in which filled SQLite stores are kept for another run. */
  stores?: string | undefined
  settings?: Record<string, string>
}

/** The product with so many news, on PostgreSQL where an address of it is given. */
export async function onFilled<T>(
  { news, databaseUrl, stores, settings }: Filled,
  work: Work<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilane-table-'))
  const kept = stores && databaseUrl === undefined ? join(stores, `news-${news}`) : undefined
  try {
    if (kept && existsSync(kept)) cpSync(kept, dataDir, { recursive: true })
    else await fillStore({ news, dataDir, databaseUrl })
    if (kept && !existsSync(kept)) cpSync(dataDir, kept, { recursive: true })
    return await withServer(
      {
        ...settings,
        SEED: 'none',
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
      work,
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fillStore({
  news,
  dataDir,
  databaseUrl,
}: Omit<Filled, 'stores' | 'settings'> & { dataDir: string }): Promise<void> {
  const target = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }
  const store = await openStore(target, migrations)
  await fill(store, dataDir, { files: 20, news, documents: 10 })
  // As autovacuum does within a minute: until then PostgreSQL has no statistics to plan by.
  if (databaseUrl !== undefined) await sql`analyze`.execute(store.db)
  await store.close()
}

async function withServer<T>(settings: Record<string, string>, work: Work<T>): Promise<T> {
  const server = await startBuiltServer({ ...account, ...settings })
  try {
    return await work({
      url: server.url,
      pids: [server.pid],
      session: async () => ({ cookie: await sessionOf(server.url) }),
    })
  } finally {
    await server.stop()
  }
}
