import type { Report } from './report.ts'
import { isMet, type Line, type Section, type Target } from './line.ts'
import type { Before } from './compare.ts'

/** Markdown: it reads well on a terminal and in `docs/performance.md`. */
export function printSection({ title, lines, note }: Section, before: Before): string {
  const columns = [...new Set(lines.flatMap(({ figures }) => Object.keys(figures)))]
  const rows = lines.map((line) => [
    line.name,
    ...columns.map((column) => cell(line, column, before(title, line.name, column))),
    (line.targets ?? []).map(targetText).join('; '),
    verdictOf(line),
  ])
  const table = rows.length ? aligned([['', ...columns, 'target', 'met'], ...rows]) : ''
  return [`### ${title}`, '', table, note ?? ''].join('\n').trimEnd()
}

export const printHead = ({ date, commit, node, cores, load }: Report): string =>
  `Measured on ${date} at commit ${commit}, Node.js ${node}, ${cores} cores, load of the machine before ${load}.`

function cell({ figures }: Line, column: string, before: number | undefined): string {
  const value = figures[column]
  if (value === undefined) return ''
  const shown = Number.isNaN(value) ? '–' : value.toLocaleString('en')
  return before ? `${shown} (×${(value / before).toFixed(2)})` : shown
}

function targetText(target: Target): string {
  const [sign, value] = 'atLeast' in target ? ['≥', target.atLeast] : ['≤', target.atMost]
  return `${target.figure} ${sign} ${value.toLocaleString('en')}`
}

/** Of each target, in their order. */
const verdictOf = ({ targets = [], figures }: Line): string =>
  targets.map((target) => verdicts[`${isMet(target, figures)}`]).join('; ')

const verdicts = { true: 'met', false: 'not met', undefined: 'not measured' }

function aligned([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, n) =>
    Math.max(3, ...[head, ...rows].map((row) => row[n]?.length ?? 0)),
  )
  const row = (cells: readonly string[]) =>
    `| ${cells.map((text, n) => (n ? text.padStart(widths[n] ?? 0) : text.padEnd(widths[n] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, n) => (n ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [row(head), rule, ...rows.map(row)].join('\n')
}
