// npm run test:changed -- [ref]: what the changes since a commit (main by default) can break.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'
import { ensureSystemPackages } from './system-packages.ts'
import { runTests } from './vitest.ts'

const root = join(import.meta.dirname, '..')
const [, , ref = 'main'] = process.argv

/** Journeys drive the built product, so no import leads to them: their folders by what a change is in. */
const journeysOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^packages\/hall\/(?:src|words)\//, ['simulator']],
  [
    /^packages\/estimator\/(?:src|words)\//,
    ['estimator', 'staff/staff-calculator', 'staff/staff-prices'],
  ],
  [/^packages\/pictures\/(?:src|words)\//, ['visitor']],
  [/^apps\/site\/(?:src\/pages|words)\//, ['visitor']],
  [/^apps\/site\/src\/backoffice/, ['staff']],
  [/^(?:packages\/platform\/(?:src|words)|apps\/site\/(?:src|migrations|bundler|vite))/, ['']],
]

function git(...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', options, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    console.error(stderr.trim())
    process.exit(1)
  }
  return stdout.split('\n').filter(Boolean)
}

const changed = [
  ...git('diff', '--name-only', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => !/\.test\.tsx?$/.test(file))
const rooms = new Set(
  changed.flatMap((file) => journeysOf.find(([place]) => place.test(file))?.[1] ?? []),
)

if (ensureSystemPackages().length || !ensureBuilt()) process.exit(1)

const projects = ['unit', 'sqlite', 'postgres', 'checks'].map((name) => `--project=${name}`)
const journeys = [...rooms].map((room) => `apps/site/tests/e2e/${room}`)
const exitCodes = [
  runTests('--passWithNoTests', '--changed', ref, ...projects),
  journeys.length ? runTests('--passWithNoTests', '--project=e2e', ...journeys) : 0,
]
process.exit(Math.max(...exitCodes))
