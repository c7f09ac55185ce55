import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'
import { ensureSystemPackages } from './system-packages.ts'
import { readCounts } from './test-counts.ts'
import { runTests } from './vitest.ts'

const reports = mkdtempSync(join(tmpdir(), 'trilane-reports-'))
const errors: string[] = []

function told(name: string, exitCode: number): number {
  if (exitCode !== 0) errors.push(name)
  return exitCode
}

/** Returns the exit code of the check. */
async function check(): Promise<number> {
  const program = join(import.meta.dirname, 'check.ts')
  const child = spawn(process.execPath, [program, '--all'], { stdio: 'inherit' })
  await once(child, 'exit')
  return child.exitCode ?? 1
}

/** All of them in one run of Vitest: to begin one takes some seconds. */
function test(projects: readonly string[]) {
  const report = join(reports, 'tests.json')
  const exitCode = runTests(
    ...projects.map((project) => `--project=${project}`),
    // The report names retried tests, since each has a race condition to fix; they fail no run.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  return readCounts(report, told('tests', exitCode))
}

// The check runs in parallel: packages wait for the network, and the build uses one core.
const checked = check()
const missing = ensureSystemPackages()
const canRun = (project: string) => !missing.some(({ projects }) => projects.includes(project))
for (const { name } of missing) errors.push(`${name} is missing`)

const built = ensureBuilt()
if (!built) errors.push('build')
told('check', await checked)

const projects = ['unit', 'sqlite', 'postgres', 'checks', ...(built ? ['built', 'e2e'] : [])]
const { passed, failed, skipped, failures, retried } = test(projects.filter(canRun))
rmSync(reports, { recursive: true })

if (retried.length)
  console.log(
    `\nPassed at the second try only, so there is a race to mend:\n  ${retried.join('\n  ')}`,
  )

if (failures.length) console.log(`\nTests that failed:\n  ${failures.join('\n  ')}`)

console.log(
  errors.length
    ? `\nFailed: ${errors.join('; ')}.`
    : `\nEverything passed${skipped ? `, ${skipped} skipped` : ''}.`,
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = errors.length ? 1 : 0
