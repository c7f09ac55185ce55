import { expect, test } from 'vitest'
import { figuresOf, nothingBefore } from '../../bench/table/compare.ts'
import { isMet, median, type Section } from '../../bench/table/line.ts'
import { printSection } from '../../bench/table/print.ts'

const section: Section = {
  title: 'Calls',
  lines: [
    {
      name: 'list',
      figures: { 'per second': 2_500, 'p99 ms': 80 },
      targets: [
        { figure: 'per second', atLeast: 3_000 },
        { figure: 'p99 ms', atMost: 100 },
        { figure: 'of nginx', atLeast: 0.65 },
      ],
    },
    { name: 'ipinfo', figures: { 'per second': 9_000 } },
  ],
}

test('a target is met, is not met, or could not be measured', () => {
  const [{ targets = [], figures }] = section.lines as [Section['lines'][number]]
  expect(targets.map((target) => isMet(target, figures))).toEqual([false, true, undefined])
})

test('the table has each line beside its targets', () => {
  const rows = printSection(section, nothingBefore).split('\n')
  const cells = (row = '') => row.split('|').map((cell) => cell.trim())
  expect(rows[0]).toBe('### Calls')
  expect(cells(rows[2]).slice(1, -1)).toEqual(['', 'per second', 'p99 ms', 'target', 'met'])
  expect(cells(rows[4]).slice(1, -1)).toEqual([
    'list',
    '2,500',
    '80',
    'per second ≥ 3,000; p99 ms ≤ 100; of nginx ≥ 0.65',
    'not met; met; not measured',
  ])
  expect(cells(rows[5]).slice(1, -1)).toEqual(['ipinfo', '9,000', '', '', ''])
})

test('figures of an earlier run stand beside those of this one', () => {
  const earlier = {
    sections: [{ ...section, lines: [{ ...section.lines[0]!, figures: { 'per second': 2_000 } }] }],
  }
  const table = printSection(section, figuresOf(earlier))
  expect(table).toContain('2,500 (×1.25)')
  expect(table).not.toContain('80 (')
  expect(table).not.toContain('9,000 (')
})

test('the median of an even number of rounds is the lower one', () => {
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(median([])).toBeNaN()
})
