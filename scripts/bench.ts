import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const files = globSync('{tools,packages/hall}/bench/*.ts', { cwd: root })
const benchmarks = new Map(files.map((file) => [basename(file, '.ts'), join(root, file)]))
const names = [...benchmarks.keys()].toSorted()
const [, , first = 'table', ...others] = process.argv
// Without a name its arguments are those of the whole table.
const [name, ...rest] =
  first.startsWith('--') && first !== '--help' ? ['table', first, ...others] : [first, ...others]

/** The comment that a benchmark begins with. */
function usageOf(benchmark: string): string {
  const source = readFileSync(benchmarks.get(benchmark)!, 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .replaceAll('\n', '\n      ')
}

const file = benchmarks.get(name)
if (file) {
  process.argv = [process.execPath, file, ...rest]
  await import(file)
} else {
  const isHelp = name === '--help'
  if (!isHelp) console.error(`There is no benchmark "${name}".`)
  console.log('Usage: npm run bench -- <name> [arguments]; without a name: table\n')
  for (const benchmark of names) console.log(`  ${benchmark}\n      ${usageOf(benchmark)}\n`)
  if (!isHelp) process.exitCode = 1
}
