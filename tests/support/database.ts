import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './postgres.ts'

/** An empty store's place, on the engine that the project tests. */
export async function newStorePlace(): Promise<{ dataDir: string; databaseUrl?: string }> {
  const dataDir = mkdtempSync(
    join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'trilane-store-'),
  )
  if (process.env.TEST_ENGINE !== 'postgres') return { dataDir }
  return { dataDir, databaseUrl: await createDatabase() }
}
