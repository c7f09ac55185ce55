import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../bench')
const names = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
  .map((file) => basename(file, '.ts'))
  .toSorted()
const [, , first = 'table', ...others] = process.argv
// Without a name its arguments are those of the whole table.
const [name, ...rest] =
  first.startsWith('--') && first !== '--help' ? ['table', first, ...others] : [first, ...others]

/** The comment that a benchmark begins with. */
function usageOf(benchmark: string): string {
  const source = readFileSync(join(folder, `${benchmark}.ts`), 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .replaceAll('\n', '\n      ')
}

if (names.includes(name)) {
  const file = join(folder, `${name}.ts`)
  process.argv = [process.execPath, file, ...rest]
  await import(file)
} else {
  const isHelp = name === '--help'
  if (!isHelp) console.error(`There is no benchmark "${name}".`)
  console.log('Usage: npm run bench -- <name> [arguments]; without a name: table\n')
  for (const benchmark of names) console.log(`  ${benchmark}\n      ${usageOf(benchmark)}\n`)
  if (!isHelp) process.exitCode = 1
}
