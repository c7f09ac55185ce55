import { Node } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** How wide a figure stands in the text; as wide as the text where nothing is said. */
export const figureWidths = ['text', 'half', 'full'] as const
export type FigureWidth = (typeof figureWidths)[number]

/** A picture with a caption or a width of its own; one without stands in the text as it is. */
export const figureNodes = [
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'image figureCaption?',
    draggable: true,
    addAttributes: () => ({
      width: {
        default: null,
        parseHTML: ({ dataset: { width } }: HTMLElement) =>
          width === 'half' || width === 'full' ? width : null,
        renderHTML: ({ width }) => (width ? { 'data-width': String(width) } : {}),
      },
    }),
    parseHTML: () => [{ tag: 'figure' }],
    renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'figureCaption',
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag: 'figcaption' }],
    renderHTML: () => ['figcaption', 0],
    addKeyboardShortcuts() {
      return {
        /** On to a paragraph behind the figure. */
        Enter: ({ editor: { state, view } }) => {
          const { $from } = state.selection
          const paragraph = state.schema.nodes['paragraph']
          if ($from.parent.type.name !== this.name || !paragraph) return false
          const end = $from.after($from.depth - 1)
          const tr = state.tr.insert(end, paragraph.create())
          view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
          return true
        },
      }
    },
  }),
]
