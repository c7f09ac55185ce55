// npm run test:changed -- [ref]: what the changes since a commit (main by default) can break.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
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
const isProduct = (file: string) =>
  !isTest(file) && /^(?:packages|apps)\/[^/]+\/(?:src|migrations|bundler)\//.test(file)

function journeysFor(file: string): readonly string[] {
  if (isTest(file)) return file.startsWith(e2e) ? [file] : []
  const rooms = journeysOf.find(([place]) => place.test(file))?.[1]
  if (rooms) return rooms.map((room) => e2e + room)
  // Steps are next to the journeys that take them.
  return file.startsWith(e2e) ? [dirname(file)] : []
}

const onBuild = new Set(changed.flatMap(journeysFor))
// No import leads to the tests of the built server either; a change of words alone changes no status.
if (changed.some(isProduct)) onBuild.add('apps/site/tests/server/http/')

if (ensureSystemPackages().length || !ensureBuilt()) process.exit(1)

const projects = ['unit', 'sqlite', 'postgres', 'checks'].map((name) => `--project=${name}`)
const exitCodes = [
  runTests('--passWithNoTests', '--changed', ref, ...projects),
  onBuild.size ? runTests('--passWithNoTests', '--project=built', '--project=e2e', ...onBuild) : 0,
]
process.exit(Math.max(...exitCodes))
