import { getSchema, type Editor } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { tableEditing, TableMap } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import { extensions } from '../schema.ts'
import { tableAt } from './table-at.ts'
import { tableTools } from './table-tools.ts'

const schema = getSchema(extensions)

/** As much of an editor as a tool asks for, with a table and the cursor in one of its cells. */
function editorOf(rows: string, cursorIn: string) {
  const made = rows
    .split('/')
    .map((row) => ({ type: 'tableRow', content: row.split('|').map(cell) }))
  const table = { type: 'table', content: [{ type: 'tableRows', content: made }] }
  const doc = Node.fromJSON(schema, { type: 'doc', content: [table, { type: 'paragraph' }] })
  doc.check()
  let at = 0
  doc.descendants((node, position) => {
    if (node.isText && node.text === cursorIn) at = position
  })
  const view = {
    state: EditorState.create({
      doc,
      selection: TextSelection.create(doc, at),
      plugins: [tableEditing()],
    }),
    dispatch: (tr: Transaction) => void (view.state = view.state.apply(tr)),
    focus: () => undefined,
  }
  return {
    view,
    get state() {
      return view.state
    },
  } as unknown as Editor
}

/** `H` begins a heading cell; `a:2x1` spans two rows and one column. */
function cell(text: string) {
  const [words = '', spans = '1x1'] = text.split(':')
  const [rowspan, colspan] = spans.split('x').map(Number)
  const isHead = words.startsWith('H')
  const attrs = { rowspan, colspan, ...(isHead && { scope: 'col' }) }
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
  return { type: isHead ? 'tableHeader' : 'tableCell', attrs, content }
}

/** Rows as text: headings in brackets with what they head, spans behind a colon. */
function drawn({ state: { doc } }: Editor): string {
  if (doc.firstChild!.type.name !== 'table') return doc.firstChild!.type.name
  const { children } = doc.firstChild!
  const rows = children.at(-1)!.children.map(({ children: cells }) =>
    cells
      .map(({ type, attrs, textContent }) => {
        const spans = attrs['rowspan'] * attrs['colspan'] > 1
        const size = spans ? `:${attrs['rowspan']}x${attrs['colspan']}` : ''
        const scope = attrs['scope'] === 'row' ? '>' : ''
        const isHead = type.name === 'tableHeader'
        return (isHead ? `[${textContent}${scope}]` : textContent || '.') + size
      })
      .join(' '),
  )
  return [...(children.length > 1 ? [`"${children[0]!.textContent}"`] : []), ...rows].join(' / ')
}

function use(editor: Editor, ...names: string[]): Editor {
  for (const name of names) {
    tableTools.find((tool) => tool.name === name)!.run(editor)
    editor.state.doc.check()
  }
  return editor
}

const plain = (cursorIn = 'd') => editorOf('Ha|Hb/c|d/e|f', cursorIn)
const spanning = () => editorOf('a:2x1|b/c/d:1x2', 'b')

test.each<[string, Editor, string]>([
  ['Row above', plain(), '[Ha] [Hb] / . . / c d / e f'],
  ['Row above', plain('Ha'), '[] [] / [Ha] [Hb] / c d / e f'],
  ['Row below', plain(), '[Ha] [Hb] / c d / . . / e f'],
  ['Row below', plain('Ha'), '[Ha] [Hb] / . . / c d / e f'],
  ['Column before', plain(), '[Ha] [] [Hb] / c . d / e . f'],
  ['Column after', plain(), '[Ha] [Hb] [] / c d . / e f .'],
  ['Delete row', plain(), '[Ha] [Hb] / e f'],
  ['Delete column', plain(), '[Ha] / c / e'],
  ['Header row', plain(), 'Ha Hb / c d / e f'],
  ['Header column', plain(), '[Ha] [Hb] / [c>] d / [e>] f'],
  ['Caption', plain(), '"" / [Ha] [Hb] / c d / e f'],
  ['Row below', spanning(), 'a:3x1 b / . / c / d:1x2'],
  ['Column before', spanning(), 'a:2x1 . b / . c / d:1x3'],
  ['Delete row', spanning(), 'a c / d:1x2'],
  ['Delete column', spanning(), 'a / d'],
  ['Delete table', plain(), 'paragraph'],
  ['Delete row', editorOf('a', 'a'), 'paragraph'],
  ['Delete column', editorOf('a', 'a'), 'paragraph'],
])('“%s” makes of a table what it says', (name, editor, expected) => {
  expect(drawn(use(editor, name))).toBe(expected)
})

test('what is done twice to head and caption leaves the words', () => {
  for (const name of ['Header row', 'Header column', 'Caption'])
    expect(drawn(use(plain(), name, name))).toBe(drawn(plain()))
})

test('the cursor goes to the new row and stays in its column', () => {
  const { state } = use(plain(), 'Row below')
  const { rows, start } = tableAt(state)!
  const { $from } = state.selection
  const { top, left } = TableMap.get(rows).findCell($from.before(-1) - start)
  expect([top, left]).toEqual([2, 1])
})
