import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBuiltServer } from './built-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoStore: { folder: string; dataDir: string }
  }
}

/** The first account of the store that every server of the browser tests begins with. */
export const administrator = { email: 'admin@example.com', password: 'a long enough password' }

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
let folder: string

/** Fills a store with the demo content once; to copy it takes no time. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(memory, 'trilane-e2e-'))
  const dataDir = join(folder, 'demo')
  const { email, password } = administrator
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  })
  await server.stop()
  project.provide('demoStore', { folder, dataDir })
}

/** With what a process that was ended has left behind. */
export const teardown = () => rmSync(folder, { recursive: true, force: true })
