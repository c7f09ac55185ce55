import { expect, test } from 'vitest'
import { withFramedTables } from './article-tables.ts'

const head =
  '<thead><tr><th scope="col"><p>Place</p></th><th scope="col"><p>Range &amp; "rate"</p></th></tr></thead>'

test('a cell of a table with a head has a role and the name of its column', () => {
  expect(
    withFramedTables(
      `<p>a</p><table>${head}<tbody><tr><th scope="row"><p>Dock</p></th><td><p>50 m</p></td></tr></tbody></table>`,
    ),
  ).toBe(
    '<p>a</p><div data-table="" tabindex="0"><table class="l-table l-cards-facts" role="table">' +
      '<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader"><p>Place</p></th>' +
      '<th scope="col" role="columnheader"><p>Range &amp; "rate"</p></th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader"><p>Dock</p></th>' +
      '<td role="cell" data-label="Range &amp; &quot;rate&quot;"><p>50 m</p></td></tr></tbody></table></div>',
  )
})

test.each([
  ['no head', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ['merged cells', `<table>${head}<tbody><tr><td colspan="2">a</td></tr></tbody></table>`],
])('a table with %s stays as it is in its frame', (_, table) => {
  expect(withFramedTables(table)).toBe(`<div data-table="" tabindex="0">${table}</div>`)
})
