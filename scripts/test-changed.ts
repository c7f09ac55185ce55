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
  [/^packages\/hall\/(?:src|words)\//, ['simulator', 'visitor']],
  [/^packages\/estimator\/(?:src|words)\//, ['estimator', 'staff', 'visitor']],
  [/^apps\/site\/src\/pages\//, ['staff', 'visitor']],
  [/^apps\/site\/src\/backoffice/, ['staff']],
  [/^(?:packages\/(?:pictures|platform)|apps\/site)\/(?:src|words|migrations|bundler)\//, ['']],
  [/^apps\/site\/(?:vite|tests\/(?:support|e2e\/support)\/)/, ['']],
  [/^apps\/site\/tests\/e2e\/estimator\//, ['estimator']],
  [/^apps\/site\/tests\/e2e\/simulator\//, ['simulator']],
  [/^apps\/site\/tests\/e2e\/staff\//, ['staff']],
  [/^apps\/site\/tests\/e2e\/visitor\//, ['visitor']],
]

function git(...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', options, { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    console.error(stderr.trim())
    process.exit(1)
  }
  return stdout.split('\n').filter(Boolean)
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const e2e = 'apps/site/tests/e2e/'

const changed = [
  ...git('diff', '--name-only', ref),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const journeys = new Set(
  changed.flatMap((file) => {
    if (isTest(file)) return file.startsWith(e2e) ? [file] : []
    const rooms = journeysOf.find(([place]) => place.test(file))?.[1] ?? []
    return rooms.map((room) => e2e + room)
  }),
)
/** The build is tested over HTTP, and a message or a picture can change no status. */
const builtTests = changed.some(
  (file) => !isTest(file) && /^(?:packages|apps)\/[^/]+\/(?:src|migrations|bundler)\//.test(file),
)
  ? ['apps/site/tests/server/http/']
  : []
const onBuild = [...builtTests, ...journeys]

if (ensureSystemPackages().length || !ensureBuilt()) process.exit(1)

const projects = ['unit', 'sqlite', 'postgres', 'checks'].map((name) => `--project=${name}`)
const exitCodes = [
  runTests('--passWithNoTests', '--changed', ref, ...projects),
  onBuild.length
    ? runTests('--passWithNoTests', '--project=built', '--project=e2e', ...onBuild)
    : 0,
]
process.exit(Math.max(...exitCodes))
