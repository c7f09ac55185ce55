import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Where a store lies; `databaseUrl` on PostgreSQL only. */
export interface StorePlace {
  dataDir: string
  databaseUrl?: string
}

export const newDataDir = () => mkdtempSync(join(inject('storesFolder'), 'store-'))

/** A new store's place on the engine that the project tests (`TEST_ENGINE`): empty, or a copy of a closed one. */
export async function newStorePlace(original?: StorePlace): Promise<StorePlace> {
  const dataDir = newDataDir()
  if (original) cpSync(original.dataDir, dataDir, { recursive: true })
  if (process.env.TEST_ENGINE !== 'postgres') return { dataDir }
  return { dataDir, databaseUrl: await createDatabase({ template: original?.databaseUrl }) }
}

/** Call this function after everything that uses the place is closed. */
export async function removeStorePlace({ dataDir, databaseUrl }: StorePlace): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true })
  if (databaseUrl) await dropDatabase(databaseUrl)
}
