import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from '../schema.ts'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  toggleCaption,
  toggleHeadColumn,
  toggleHeadRow,
  type TableChange,
} from './table-changes.ts'
import { changeTable, tableAt } from './table-editing.ts'

const schema = getSchema(extensions)

/** `H` begins a heading cell, `a:2x1` spans two rows and one column; `|` separates cells, `/` rows. */
function stateOf(head: string, body: string, cursorIn: string): EditorState {
  const rows = (text: string) =>
    text
      .split('/')
      .filter(Boolean)
      .map((row) => ({ type: 'tableRow', content: row.split('|').map(cell) }))
  const sections = [
    { type: 'tableHead', content: rows(head) },
    { type: 'tableBody', content: rows(body) },
  ].filter(({ content }) => content.length)
  const content = [{ type: 'table', content: sections }, { type: 'paragraph' }]
  const doc = Node.fromJSON(schema, { type: 'doc', content })
  doc.check()
  let at = 0
  doc.descendants((node, position) => {
    if (node.isText && node.text === cursorIn) at = position
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) })
}

function cell(text: string) {
  const [words = '', spans = '1x1'] = text.split(':')
  const [rowspan, colspan] = spans.split('x').map(Number)
  const isHead = words.startsWith('H')
  const attrs = { rowspan, colspan, ...(isHead && { scope: 'col' }) }
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
  return { type: isHead ? 'tableHeader' : 'tableCell', attrs, content }
}

/** Rows as text: heading cells in brackets, spans behind a colon, the head above a `=`. */
function drawn({ doc }: EditorState): string {
  const lines: string[] = []
  doc.firstChild!.forEach((section) => {
    if (section.type.name === 'tableCaption') lines.push(`"${section.textContent}"`)
    else
      section.forEach((row) => {
        const cells: string[] = []
        row.forEach(({ type, attrs, textContent }) => {
          const { rowspan, colspan } = attrs
          const spans = rowspan * colspan > 1 ? `:${rowspan}x${colspan}` : ''
          const words = type.name === 'tableHeader' ? `[${textContent}]` : textContent || '.'
          cells.push(words + spans)
        })
        lines.push(cells.join(' '))
      })
    if (section.type.name === 'tableHead') lines.push('=')
  })
  return lines.join(' / ')
}

function changed(state: EditorState, change: TableChange): EditorState {
  const tr = changeTable(state, change)
  expect(tr).not.toBeNull()
  tr!.doc.check()
  return state.apply(tr!)
}

const plain = () => stateOf('Ha|Hb', 'c|d/e|f', 'd')
const spanning = () => stateOf('', 'a:2x1|b/c/d:1x2', 'b')

test.each<[string, TableChange, EditorState, string]>([
  ['a row above', addRow('before'), plain(), '[Ha] [Hb] / = / . . / c d / e f'],
  ['a row below', addRow('after'), plain(), '[Ha] [Hb] / = / c d / . . / e f'],
  ['a column before', addColumn('before'), plain(), '[Ha] [] [Hb] / = / c . d / e . f'],
  ['a column after', addColumn('after'), plain(), '[Ha] [Hb] [] / = / c d . / e f .'],
  ['without its row', deleteRow, plain(), '[Ha] [Hb] / = / e f'],
  ['without its column', deleteColumn, plain(), '[Ha] / = / c / e'],
  ['without a head', toggleHeadRow, plain(), 'Ha Hb / c d / e f'],
  ['a head column', toggleHeadColumn, plain(), '[Ha] [Hb] / = / [c] d / [e] f'],
  ['a caption', toggleCaption, plain(), '"" / [Ha] [Hb] / = / c d / e f'],
  ['a row in a cell', addRow('after'), spanning(), 'a:3x1 b / . / c / d:1x2'],
  ['a column in a cell', addColumn('before'), spanning(), 'a:2x1 . b / . c / d:1x3'],
  ['a shorter cell', deleteRow, spanning(), 'a c / d:1x2'],
  ['a narrower cell', deleteColumn, spanning(), 'a / d'],
  ['a head of cut cells', toggleHeadRow, spanning(), '[a] [b] / = / . c / d:1x2'],
])('a table gets %s', (_, change, state, expected) => {
  expect(drawn(changed(state, change))).toBe(expected)
})

test('what is done twice to head and caption leaves the words', () => {
  for (const change of [toggleHeadRow, toggleHeadColumn, toggleCaption]) {
    const state = changed(changed(plain(), change), change)
    expect(drawn(state)).toBe(drawn(plain()))
  }
})

test('the cursor goes to the new row and stays in its column', () => {
  const { row, column } = tableAt(changed(plain(), addRow('after')))!
  expect([row, column]).toEqual([2, 1])
})

test('without its last row or column a table becomes a paragraph', () => {
  for (const change of [deleteRow, deleteColumn]) {
    const { doc, selection } = changed(stateOf('', 'a', 'a'), change)
    expect(doc.child(0).type.name).toBe('paragraph')
    expect(selection.from).toBe(1)
  }
})
