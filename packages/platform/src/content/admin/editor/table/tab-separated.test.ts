import { expect, test } from 'vitest'
import { rowsIn } from './tab-separated.ts'

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\r\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  [
    '"a\nb"\t"say ""no"""\n1"\t2',
    [
      ['a\nb', 'say "no"'],
      ['1"', '2'],
    ],
  ],
])('%j is read as a spreadsheet writes it', (text, expected) => {
  expect(rowsIn(text)).toEqual(expected)
})
