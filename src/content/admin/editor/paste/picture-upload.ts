import { Node } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The place of a picture that is on its way to the library; never part of the text that is kept. */
export const pictureUpload = Node.create({
  name: 'pictureUpload',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    key: {
      default: '',
      parseHTML: (place: HTMLElement) => place.dataset['upload'],
      renderHTML: ({ key }) => ({ 'data-upload': String(key) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-upload]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 'Picture on its way to the library…'],
})

/** HTML of the editor without the places of pictures. */
export const withoutUploads = (html: string): string =>
  html.replaceAll(/<div data-upload="[^"]*">[^<]*<\/div>/g, '')

/** Puts places for pictures where the cursor is, or at a position. */
export function insertUploads(view: EditorView, keys: readonly string[], at?: number): void {
  const { state } = view
  const type = state.schema.nodes['pictureUpload']
  if (!type) return
  const places = Fragment.from(keys.map((key) => type.create({ key })))
  const { from, to } = at === undefined ? state.selection : { from: at, to: at }
  view.dispatch(state.tr.replaceRange(from, to, new Slice(places, 0, 0)).scrollIntoView())
}

/** Moves the cursor off a place that it has been left on: whatever is typed next would replace it. */
export function leaveUpload(view: EditorView): void {
  const { selection, doc, schema, tr } = view.state
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'pictureUpload') return
  const paragraph = schema.nodes['paragraph']
  const next = Selection.findFrom(doc.resolve(selection.to), 1, true)
  if (next) tr.setSelection(next)
  else if (paragraph)
    tr.insert(selection.to, paragraph.create()).setSelection(
      TextSelection.create(tr.doc, selection.to + 1),
    )
  view.dispatch(tr)
}

/** Replaces the place of a picture by the picture; without one it goes. */
export function settleUpload(view: EditorView, key: string, attributes: object | null): void {
  if (view.isDestroyed) return
  view.state.doc.descendants((node, position) => {
    if (node.type.name !== 'pictureUpload' || node.attrs['key'] !== key) return
    const image = attributes && view.state.schema.nodes['image']?.create({ ...attributes })
    const tr = view.state.tr.replaceWith(position, position + node.nodeSize, image ?? [])
    // To undo the paste takes one step.
    view.dispatch(tr.setMeta('addToHistory', false))
    return false
  })
}
