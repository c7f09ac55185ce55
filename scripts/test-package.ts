import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'
import { ensureSystemPackages } from './system-packages.ts'

// npm test -w packages/hall: npm runs this in the folder of the package.
const root = join(import.meta.dirname, '..')
const folder = relative(root, process.cwd())
const isWhole = folder === 'apps/site'
// Journeys run what is built, and some tests of the server run on PostgreSQL.
const isReady = !isWhole || (ensureSystemPackages().length === 0 && ensureBuilt())
const program = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = isReady
  ? spawnSync(process.execPath, [program, 'run', `${folder}/`, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    })
  : { status: 1 }
process.exit(status ?? 1)
