import { expect, test } from 'vitest'
import { withSections } from './with-sections.ts'

const table = (rows: string) => withSections(`<table><tbody>${rows}</tbody></table>`)

test('first rows of headings are the head, and each heading says what it heads', () => {
  expect(table('<tr><th>a</th></tr><tr><th>b</th><td>c</td></tr>')).toBe(
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">b</th><td>c</td></tr></tbody></table>',
  )
  expect(table('<tr><th colspan="2" scope="colgroup">a</th></tr>')).toBe(
    '<table><thead><tr><th colspan="2" scope="colgroup">a</th></tr></thead></table>',
  )
})

test('a column of headings alone is no head', () => {
  expect(table('<tr><th scope="row">a</th></tr><tr><th scope="row">b</th></tr>')).toBe(
    '<table><tbody><tr><th scope="row">a</th></tr><tr><th scope="row">b</th></tr></tbody></table>',
  )
})

test('a head whose cell reaches below it would cut that cell', () => {
  const rows =
    '<tr><th rowspan="2" scope="col">a</th><th scope="col">b</th></tr><tr><td>c</td></tr>'
  expect(table(rows)).toBe(`<table><tbody>${rows}</tbody></table>`)
})
