import { expect, test } from 'vitest'
import { csv, csvTime } from './csv.ts'

const cell = (text: string) =>
  csv([], [[text]])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')

test.each([
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|x', "'+cmd|x"],
  ['+44*2', "'+44*2"],
  [' =1', " '=1"],
  ['\t=1', `"'\t'=1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a=b', 'a=b'],
  ['a@x.example', 'a@x.example'],
  ['a - b', 'a - b'],
])('a cell that begins like a formula is exported as text: %j', (text, exported) =>
  expect(cell(text)).toBe(exported),
)

test.each([
  [';=1+1', `";'=1+1"`],
  ['Hall; =HYPERLINK(1)', `"Hall; '=HYPERLINK(1)"`],
  ['a\n@x', `"a\n'@x"`],
  ['a;"=1"', `"a;""'=1"""`],
  ['a\t-1', `"a\t'-1"`],
  ['a; b', '"a; b"'],
])(
  'so is a part that would be a cell where semicolons, tabs or lines separate: %j',
  (text, exported) => expect(cell(text)).toBe(exported),
)

test.each([
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['+49-30-1234.5', '+49 30 1234 5'],
  ['+351 (21) 123', '+351 (21) 123'],
])('a telephone number stays one, without an apostrophe: %s', (text, exported) =>
  expect(cell(text)).toBe(exported),
)

test('commas, quotes and line breaks are quoted', () => {
  expect(
    csv(
      ['a', 'b'],
      [
        ['x, "y"\nz', null],
        [-1, true],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x, ""y""\nz",\r\n-1,true\r\n')
})

test('a time is one that spreadsheets recognise', () => {
  expect(csvTime('2026-11-22T05:18:31.863Z')).toBe('2026-11-22 05:18:31')
  expect(csvTime(null)).toBeUndefined()
})
