import { expect, test } from 'vitest'
import { csvOf } from './csv-of.ts'
import { fileName } from './file-name.ts'

test.each([
  ['Halle Süd 2', 'halle-sud-2.svg'],
  ['../../etc/passwd', 'etc-passwd.svg'],
  ['a<b>:"c|?*', 'a-b-c.svg'],
  ['倉庫', 'hall-plan.svg'],
  ['CON', 'hall-plan.svg'],
  ['', 'hall-plan.svg'],
  [undefined, 'hall-plan.svg'],
  [`${'x'.repeat(59)} y`, `${'x'.repeat(59)}.svg`],
])('the file of the plan %j is %s', (name, file) => {
  expect(fileName(name, 'svg')).toBe(file)
})

test('a bill of materials opens in the spreadsheet of each language', () => {
  const rows = [
    ['Anker', 97],
    ['Länge, m', 137.5],
  ]
  expect(csvOf(rows, 'de')).toBe('\uFEFFAnker;97\r\n"Länge, m";137,5\r\n')
  expect(csvOf(rows, 'en')).toBe('\uFEFFAnker,97\r\n"Länge, m",137.5\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a;=1', 'a,=1', '"=1'])(
  'a cell carries no formula: %j',
  (name) => {
    for (const lang of ['de', 'en']) {
      const [cell = ''] = csvOf([[name]], lang)
        .slice(1)
        .split('\r\n')
      // What any spreadsheet takes for the beginning of a cell.
      for (const part of cell.replaceAll('"', '').split(/[,;\t]/))
        expect(part).not.toMatch(/^\s*[=+\-@]/)
    }
  },
)
