import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    storesFolder: string
  }
}

/** Memory where the system offers it: waiting for a disk at each commit would be most of the suite's time. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
let folder: string

export function setup(project: TestProject): void {
  folder = mkdtempSync(join(memory, 'trilane-test-'))
  project.provide('storesFolder', folder)
}

/** With what a process that was ended has left behind. */
export const teardown = () => rmSync(folder, { recursive: true, force: true })
