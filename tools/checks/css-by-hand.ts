import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'

export interface ByHand {
  /** Lines of all style sheets. */
  lines: number
  /** Rules of pages that set flex or grid themselves, by sheet. */
  layouts: Readonly<Record<string, number>>
}

const pages = '{apps/site/src/pages,{apps,packages}/*/src/{,features/*/}site}/**/*.css'
const isLayout = /^(inline-)?(flex|grid)$/

function linesBelow(folder: string): number {
  return globSync('{packages,apps}/*/src/**/*.css', { cwd: folder }).reduce(
    (sum, file) => sum + readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length,
    0,
  )
}

function layoutsBelow(folder: string): Record<string, number> {
  const found: Record<string, number> = {}
  for (const file of globSync(pages, { cwd: folder }).toSorted()) {
    parse(readFileSync(join(folder, file), 'utf8')).walkDecls('display', ({ value }) => {
      if (isLayout.test(value)) found[file] = (found[file] ?? 0) + 1
    })
  }
  return found
}

const writtenByHand = (folder: string): ByHand => ({
  lines: linesBelow(folder),
  layouts: layoutsBelow(folder),
})

/** The numbers that only fall: `tools/checks/css-by-hand.json`. */
const allowedByHand = (folder: string): ByHand =>
  JSON.parse(readFileSync(join(folder, 'tools/checks/css-by-hand.json'), 'utf8')) as ByHand

/** One sentence for every number that is not the allowed one. */
export function changedByHand(folder: string, allowed = allowedByHand(folder)): string[] {
  const { lines, layouts } = writtenByHand(folder)
  const judge = (name: string, count: number, limit: number, instead: string) => {
    if (count === limit) return []
    return count > limit
      ? [`${name}: ${count}, at most ${limit}; ${instead}.`]
      : [`${name}: ${count} are left; lower the number of tools/checks/css-by-hand.json.`]
  }
  const sheets = new Set([...Object.keys(allowed.layouts), ...Object.keys(layouts)])
  return [
    ...judge(
      'lines of CSS',
      lines,
      allowed.lines,
      'use a primitive of packages/platform/src/ui/layout',
    ),
    ...[...sheets].flatMap((sheet) =>
      judge(
        `flex and grid in ${sheet}`,
        layouts[sheet] ?? 0,
        allowed.layouts[sheet] ?? 0,
        'use Stack, Row, Columns or List of packages/platform/src/ui/layout',
      ),
    ),
  ]
}
