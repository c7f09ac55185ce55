import { expect, test } from 'vitest'
import { titleLines } from './first-page.tsx'

test.each([
  ['Datasheet: anchor', ['Datasheet: anchor']],
  ['Real-time location in the warehouse', ['Real-time location in', 'the warehouse']],
  [
    'Data protection and employee consultation before you install RTLS',
    ['Data protection and', 'employee consultation …'],
  ],
  ['Datenschutzgrundverordnung', ['Datenschutzgrundverordnung']],
])('the cover prints %s on two lines at most', (title, lines) => {
  expect(titleLines(title)).toEqual(lines)
})
