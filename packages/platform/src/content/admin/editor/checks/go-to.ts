import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/** Puts the cursor at a place of the text and brings that into view. */
export function goTo({ state, view }: Editor, position: number): void {
  const at = Math.min(position, state.doc.content.size)
  const node = state.doc.nodeAt(at)
  const selection =
    node && !node.isText && NodeSelection.isSelectable(node) && node.isLeaf
      ? NodeSelection.create(state.doc, at)
      : TextSelection.near(state.doc.resolve(Math.min(at + 1, state.doc.content.size)))
  view.dispatch(state.tr.setSelection(selection))
  view.focus()
  const { node: place } = view.domAtPos(selection.from)
  const element = place instanceof Element ? place : place.parentElement
  element?.scrollIntoView({ block: 'center' })
}
