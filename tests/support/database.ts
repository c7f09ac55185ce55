import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './postgres.ts'

/** Where a store lies; `databaseUrl` on PostgreSQL only. */
export interface StorePlace {
  dataDir: string
  databaseUrl?: string
}

/** Memory where the system offers it: waiting for a disk at each commit would be most of the suite's time. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const newDataDir = () => mkdtempSync(join(memory, 'trilane-test-'))

/** A new store's place on the engine that the project tests (`TEST_ENGINE`): empty, or a copy of a closed one. */
export async function newStorePlace(original?: StorePlace): Promise<StorePlace> {
  const dataDir = newDataDir()
  if (original) cpSync(original.dataDir, dataDir, { recursive: true })
  if (process.env.TEST_ENGINE !== 'postgres') return { dataDir }
  return { dataDir, databaseUrl: await createDatabase({ template: original?.databaseUrl }) }
}
