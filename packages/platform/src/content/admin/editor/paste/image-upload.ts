import { nodeType } from '../nodes.ts'
import { Node } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { putBlock } from '../put-block.ts'
import { missingImageAt } from './missing-image.ts'

/** The place of a image that is on its way to the library; never part of the text that is kept. */
export const imageUpload = Node.create({
  name: 'imageUpload',
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
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 'Uploading image…'],
})

/** HTML of the editor without the places of images that are on their way or missing. */
export const withoutPlaces = (html: string): string =>
  html.replaceAll(/<div data-(?:upload|missing)="[^"]*">[^<]*<\/div>/g, '')

/**
 * Puts places for images behind the block with the cursor or at a position between blocks, or in
 * place of the mark of a missing image that is selected.
 */
export function insertUploads(view: EditorView, keys: readonly string[], at?: number): void {
  const { tr, schema } = view.state
  const mark = at === undefined && missingImageAt(view.state)
  const places = keys.map((key) => nodeType(schema, 'imageUpload').create({ key }))
  view.dispatch(mark ? tr.replaceWith(mark.from, mark.to, places) : putBlock(tr, places, at))
}

/** Replaces the place of a image by the image; without one it goes. */
export function settleUpload(view: EditorView, key: string, attributes: object | null): void {
  if (view.isDestroyed) return
  view.state.doc.descendants((node, position) => {
    if (node.type.name !== 'imageUpload' || node.attrs['key'] !== key) return
    const image = attributes && view.state.schema.nodes['image']?.create({ ...attributes })
    const tr = view.state.tr.replaceWith(position, position + node.nodeSize, image ?? [])
    // To undo the paste takes one step.
    view.dispatch(tr.setMeta('addToHistory', false))
    return false
  })
}
