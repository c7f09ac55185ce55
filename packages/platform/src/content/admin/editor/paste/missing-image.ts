import { Node } from '@tiptap/core'
import { NodeSelection, type EditorState } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import type { Surface } from '../commands.ts'
import { escapeHtml } from './marks.ts'

/** Marks where an image stood that could not be pasted; never part of the text that is kept. */
export const missingImage = Node.create({
  name: 'missingImage',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    alt: {
      default: '',
      parseHTML: (mark: HTMLElement) => mark.dataset['missing'],
      renderHTML: ({ alt }) => ({ 'data-missing': String(alt) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-missing]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    HTMLAttributes,
    wordsOf(String(node.attrs['alt'] ?? '')),
  ],
})

const wordsOf = (alt: string): string => (alt ? `Image missing: ${alt}` : 'Image missing')

export const missingImageHtml = (alt: string): string =>
  `<div data-missing="${escapeHtml(alt)}"></div>`

/** The mark that is selected: an image that is inserted takes its place. */
export function missingImageAt({ selection }: EditorState): NodeSelection | null {
  const isMark = selection instanceof NodeSelection && selection.node.type.name === 'missingImage'
  return isMark ? selection : null
}

function remove({ state, view }: Editor): void {
  if (missingImageAt(state)) view.dispatch(state.tr.deleteSelection())
  view.focus()
}

export const missingImageTools = [
  {
    name: 'Choose image…',
    run: (_: Editor, show: (surface: Surface) => void) => show('picture'),
  },
  { name: 'Remove placeholder', run: remove },
]
