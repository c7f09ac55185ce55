import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const program = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs tests once, by Vitest's own options, and answers its exit code. */
export function runTests(...options: string[]): number {
  const { status } = spawnSync(process.execPath, [program, 'run', ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  return status ?? 1
}
