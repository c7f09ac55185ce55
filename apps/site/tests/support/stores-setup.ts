import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '@repo/platform/testing/memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    storesFolder: string
  }
}

let folder: string

export function setup(project: TestProject): void {
  folder = mkdtempSync(join(memoryFolder(), 'trilane-test-'))
  project.provide('storesFolder', folder)
}

/** With what a process that was ended has left behind. */
export const teardown = () => rmSync(folder, { recursive: true, force: true })
