import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { cheapHash } from '@repo/platform/testing/cheap-hash.ts'
import { memoryFolder } from '@repo/platform/testing/memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `sharedUrl` is that of a server which all files that only read use. */
    demoStore: { folder: string; dataDir: string; sharedUrl: string }
  }
}

/** The first account of the store that every server of the browser tests begins with. */
export const administrator = { email: 'admin@example.com', password: 'a long enough password' }

export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}

/** Servers of a few minutes: most of their pages are loaded once. */
export const briefSettings = { ...administratorSettings, PAGE_COMPRESSION: 'fast' }

let folder: string
let shared: BuiltServer | undefined

/** Fills a store with the demo content once; to copy it takes no time. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(memoryFolder(), 'trilane-e2e-'))
  const dataDir = join(folder, 'demo')
  const server = await startBuiltServer({ ...briefSettings, DATA_DIR: dataDir })
  await server.stop()
  makeSignInCheap(dataDir)
  const sharedDir = join(folder, 'shared')
  cpSync(dataDir, sharedDir, { recursive: true })
  shared = await startBuiltServer({ ...briefSettings, DATA_DIR: sharedDir })
  project.provide('demoStore', { folder, dataDir, sharedUrl: shared.url })
}

function makeSignInCheap(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'trilane.sqlite'))
  database.prepare('update account set password_hash = ?').run(cheapHash(administrator.password))
  database.close()
}

/** With what a process that was ended has left behind. */
export async function teardown(): Promise<void> {
  await shared?.stop()
  rmSync(folder, { recursive: true, force: true })
}
