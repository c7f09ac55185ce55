import { join, relative } from 'node:path'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'
import { ensureSystemPackages } from './system-packages.ts'
import { runTests } from './vitest.ts'

// npm test -w packages/hall: npm runs this in the folder of the package.
const root = join(import.meta.dirname, '..')
const folder = relative(root, process.cwd())
const isWhole = folder === 'apps/site'
// Journeys run what is built, and some tests of the server run on PostgreSQL.
const isReady = !isWhole || (ensureSystemPackages().length === 0 && ensureBuilt())
process.exit(isReady ? runTests(`${folder}/`, ...process.argv.slice(2)) : 1)
