import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '../bench')
const names = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })
  .map((file) => basename(file, '.ts'))
  .toSorted()
const [, , name, ...rest] = process.argv

/** The comment that a benchmark begins with. */
function usageOf(benchmark: string): string {
  const source = readFileSync(join(folder, `${benchmark}.ts`), 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .trim()
    .replaceAll('\n', '\n      ')
}

if (name && names.includes(name)) {
  const file = join(folder, `${name}.ts`)
  process.argv = [process.execPath, file, ...rest]
  await import(file)
} else {
  if (name) console.error(`There is no benchmark "${name}".`)
  console.log('Usage: npm run bench -- <name> [arguments]\n')
  for (const benchmark of names) console.log(`  ${benchmark}\n      ${usageOf(benchmark)}\n`)
  if (name) process.exitCode = 1
}
