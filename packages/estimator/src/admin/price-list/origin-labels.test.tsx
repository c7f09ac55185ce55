import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftCell } from './cell.tsx'
import { ChangesTable } from './changes-table.tsx'
import { asShown } from './draft-conflict.tsx'
import type { DraftEditorState } from './use-draft-editor.ts'

const key = 'constants.complianceCut.mark'
const name = 'Reduction in compliance fees, origin'

test('changes name origins by their labels, and leave other values as they are', () => {
  const changes = [
    { key, from: 'D', to: 'P' },
    { key: 'operatorBases.P', from: 'D', to: undefined },
  ]
  const html = renderToStaticMarkup(<ChangesTable label="Changes" changes={changes} />)
  expect(html.replaceAll(/(?:<[^>]*>)+/g, '|')).toBe(
    `|What|From|To|${name}|Calculated|Our assumption|Basis P|D|none|`,
  )
})

test('a changed origin shows the label of the published one', () => {
  const editor = {
    cells: { [key]: 'P' },
    before: { [key]: 'D' },
    errors: {},
    set: () => {},
  } as Partial<DraftEditorState> as DraftEditorState
  const html = renderToStaticMarkup(
    <DraftCell editor={editor} name={key} column="mark" kind="mark" />,
  )
  expect(html).toContain('>was Calculated<')
})

test('a conflict shows the labels of both origins', () => {
  const place = { key, field: key, changed: 'both', base: 'S', theirs: 'F', mine: 'P' } as const
  expect(asShown(place)).toEqual({
    key,
    field: name,
    changed: 'both',
    base: 'Stated by us',
    theirs: 'Public source',
    mine: 'Our assumption',
  })
})
