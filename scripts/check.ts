import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { changedSizes } from '../tools/checks/code-size.ts'
import { strayClasses } from '../tools/checks/css-classes.ts'
import { changedByHand } from '../tools/checks/css-by-hand.ts'
import { changedCounts, misnamedTokens } from '../tools/checks/css-literals.ts'
import { missingPaths } from '../tools/checks/doc-paths.ts'
import { changedEnglish } from '../tools/checks/english.ts'
import { overlongFiles } from '../tools/checks/file-length.ts'
import { livingImports } from '../tools/checks/migrations.ts'
import { differentVersions } from '../tools/checks/one-version.ts'
import { foreignTables } from '../tools/checks/table-owners.ts'
import { wrongWords } from '../tools/words/check.ts'
import { uncheckedFiles } from './unchecked-files.ts'

const root = join(import.meta.dirname, '..')
const buildInfo = join(root, 'node_modules/.cache/check.tsbuildinfo')

interface Outcome {
  name: string
  ok: boolean
  output: string
}

async function run(name: string, program: string, ...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { name, ok: code === 0, output }
}

/** The linter reads types, which takes longest: at a desk it looks at what has changed since it was content. */
async function lint(): Promise<Outcome> {
  const name = 'lint and import boundaries'
  const { unchecked, isAll, remember } = uncheckedFiles(root)
  const isWhole = isAll || process.argv.includes('--all') || Boolean(process.env.CI)
  if (!isWhole && unchecked.length === 0) return { name, ok: true, output: '' }
  const outcome = await run(name, 'oxlint/bin/oxlint', ...(isWhole ? [] : unchecked))
  if (outcome.ok) remember()
  return outcome
}

const judge = (name: string, errors: string[]): Outcome => ({
  name,
  ok: errors.length === 0,
  output: errors.join('\n'),
})

const started = performance.now()
const outcomes = await Promise.all([
  run('types', 'typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', buildInfo),
  lint(),
  run('format', 'oxfmt/bin/oxfmt', '--check'),
  run('dead code', 'knip/bin/knip.js', '--no-progress', '--cache'),
])
outcomes.push(judge('file length', overlongFiles(root)))
outcomes.push(judge('code size', await changedSizes(root)))
outcomes.push(judge('tables in their own feature', foreignTables(root)))
outcomes.push(judge('migrations without living code', livingImports(root)))
outcomes.push(judge('style literals', [...changedCounts(root), ...misnamedTokens(root)]))
outcomes.push(judge('styles by hand', changedByHand(root)))
outcomes.push(judge('class names', strayClasses(root)))
outcomes.push(judge('words', wrongWords(root)))
outcomes.push(judge('English', changedEnglish(root)))
outcomes.push(judge('paths in documents', missingPaths(root)))
outcomes.push(judge('one version', differentVersions(root)))

const failed = outcomes.filter(({ ok }) => !ok)
for (const { name, output } of failed) console.log(`\n--- ${name}\n${output.trim()}`)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const names = (list: Outcome[]) => list.map(({ name }) => name).join(', ')
console.log(
  failed.length
    ? `\nCheck failed (${seconds} s): ${names(failed)}.`
    : `Check passed (${seconds} s): ${names(outcomes)}.`,
)
process.exitCode = failed.length ? 1 : 0
