import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What an empty text says of itself. */
export const placeholder = Extension.create({
  name: 'placeholder',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const only = doc.childCount === 1 ? doc.firstChild : null
          if (only?.type.name !== 'paragraph' || only.content.size > 0) return null
          const words = { 'data-placeholder': 'Write, or press /' }
          return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, words)])
        },
      },
    }),
  ],
})
