import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { putText } from './put-text.ts'
import { extensions } from './schema.ts'

const schema = getSchema(extensions)
const textOf = (...paragraphs: string[]) =>
  Node.fromJSON(schema, {
    type: 'doc',
    content: paragraphs.map((text) => ({
      type: 'paragraph',
      content: text ? [{ type: 'text', text }] : [],
    })),
  })
const paragraphsOf = (doc: Node) => doc.children.map(({ textContent }) => textContent)

function stateOf(doc: Node, cursor: number): EditorState {
  const state = EditorState.create({ doc, plugins: [history()] })
  return state.apply(state.tr.setSelection(TextSelection.create(doc, cursor)))
}

test('only the blocks that differ are replaced: the cursor stays between its letters', () => {
  const begun = stateOf(textOf('One', 'Two', 'Three'), 8)
  const state = begun.apply(putText(begun, textOf('New', 'One, theirs', 'Two', 'Three', 'Four')))
  expect(paragraphsOf(state.doc)).toEqual(['New', 'One, theirs', 'Two', 'Three', 'Four'])
  const { $from } = state.selection
  expect([$from.parent.textContent, $from.parentOffset]).toEqual(['Two', 2])
})

test('one undo takes all of it back, and nothing that was typed before', () => {
  const begun = stateOf(textOf('One', 'Two', 'Three'), 8)
  const typed = begun.apply(begun.tr.insertText('!'))
  let state = typed.apply(putText(typed, textOf('One, theirs', 'Tw!o', 'Three, theirs')))
  undo(state, (tr) => (state = state.apply(tr)))
  expect(paragraphsOf(state.doc)).toEqual(['One', 'Tw!o', 'Three'])
})

test('an empty line with the cursor stays; a text can become empty', () => {
  const begun = stateOf(textOf('One', ''), 6)
  const state = begun.apply(putText(begun, textOf('One, theirs')))
  expect(paragraphsOf(state.doc)).toEqual(['One, theirs', ''])
  expect(state.selection.$from.parent.textContent).toBe('')
  expect(paragraphsOf(state.apply(putText(state, textOf(''))).doc)).toEqual([''])
})
