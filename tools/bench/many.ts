/**
 * 10,000 news, 2,000 documents and 5,000 files: how long calls and pages take, on SQLite and, where
 * it is installed, on PostgreSQL. Argument: `sqlite` or `postgres` for one of them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '@repo/site/migrations/index.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { createDatabase, findPostgres, startPostgres } from '@repo/platform/testing/postgres.ts'
import { counts, fill } from './many/fill.ts'
import { measure, type Figures } from './many/measure.ts'
import { allRequests } from './many/requests.ts'
import { account, cpuOf, residentOf, sessionOf, settled } from './many/server.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const memoryOf = (pid: number) => `${Math.round(residentOf(pid))} MB resident`

async function report(engine: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilane-many-'))
  try {
    const filling = performance.now()
    const store = await openStore({ dataDir, databaseUrl }, migrations)
    await fill(store, dataDir)
    await store.close()
    console.log(`\n${engine}: ${JSON.stringify(counts)}, filled in ${seconds(filling)}`)

    const starting = performance.now()
    const server = await startBuiltServer({
      ...account,
      SEED: 'none',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    try {
      console.log(`Answers after ${seconds(starting)}`)
      await settled(server.pid)
      console.log(`Pages drawn ahead after ${seconds(starting)}, ${memoryOf(server.pid)}`)
      const headers = { cookie: await sessionOf(server.url) }
      const requests = await allRequests((path) => fetch(server.url + path, { headers }))
      const table: Record<string, Figures> = {}
      for (const [name, paths] of Object.entries(requests))
        table[name] = await measure(
          { url: server.url, headers, cpu: () => cpuOf(server.pid) },
          paths,
        )
      console.table(table)
      console.log(memoryOf(server.pid))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (!ensureBuilt()) process.exit(1)
const [only] = process.argv.slice(2)
if (only !== 'postgres') await report('SQLite')
if (only !== 'sqlite' && findPostgres()) {
  const postgres = await startPostgres()
  try {
    await report('PostgreSQL', await createDatabase({ server: postgres.url }))
  } finally {
    await postgres.stop()
  }
}
