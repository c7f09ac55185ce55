import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Part, Row } from '../tools/faults/support/row.ts'
import { ensureBuilt } from '../apps/site/bundler/build-stamp.ts'

const folder = join(import.meta.dirname, '../tools/faults')
const names = globSync('*.ts', { cwd: folder })
  .map((file) => basename(file, '.ts'))
  .toSorted()
const given = process.argv.slice(2)
const unknown = given.filter((name) => !names.includes(name))
if (unknown.length) {
  for (const name of unknown) console.error(`There is no part "${name}".`)
  console.log('Usage: npm run test:faults -- [part …]; without a name: all\n')
  for (const name of names) console.log(`  ${name}\n      ${usageOf(name)}\n`)
  process.exit(1)
}
if (!ensureBuilt()) process.exit(1)

const rows: Row[] = []
for (const name of given.length ? given : names) {
  const began = performance.now()
  try {
    const { measure } = (await import(join(folder, `${name}.ts`))) as Part
    rows.push(...(await measure()))
  } catch (error) {
    console.error(error)
    rows.push({ what: name, target: 'runs to its end', measured: String(error), met: false })
  }
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
console.log(`\n${tableOf(rows)}`)
process.exit(rows.every(({ met }) => met) ? 0 : 1)

/** The comment that a part begins with. */
function usageOf(name: string): string {
  const source = readFileSync(join(folder, `${name}.ts`), 'utf8')
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment.replaceAll(/^\s*\* ?/gm, '').trim()
}

/** Markdown: it reads well on a terminal and in `docs/`. */
function tableOf(all: readonly Row[]): string {
  const cells = all.map(({ what, target, measured, met }) => [
    what,
    target,
    measured,
    met ? 'met' : 'not met',
  ])
  const table = [['What', 'Figure', 'Measured', 'Met'], ['---', '---', '---', '---'], ...cells]
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n')
}
