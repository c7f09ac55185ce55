import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'
import { ensureSystemPackages } from './system-packages.ts'
import { addCounts, readCounts } from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'trilane-reports-'))
const errors: string[] = []

function run(name: string, program: string, ...args: string[]): number {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) errors.push(name)
  return status ?? 1
}

function vitest(name: string, projects: readonly string[]) {
  const report = join(reports, `${name}.json`)
  const exitCode = run(
    name,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    // Those that needed it are named: each has a race to mend, but stops nobody.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  return readCounts(report, exitCode)
}

const missing = ensureSystemPackages()
const canRun = (project: string) => !missing.some(({ projects }) => projects.includes(project))
for (const { name } of missing) errors.push(`${name} is missing`)

const built = ensureBuilt()
if (!built) errors.push('build')
run('check', 'scripts/check.ts', '--all')

const tests = vitest('tests', ['unit', 'sqlite', 'postgres', 'checks'].filter(canRun))
const browser = built
  ? vitest('tests of what was built', ['e2e', 'built'].filter(canRun))
  : undefined
const { passed, failed, skipped, failures, retried } = addCounts(
  browser ? [tests, browser] : [tests],
)
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
