import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The editor reads the selection at this event, and leaves everything as it is where nothing has moved. */
function readSelection(view: EditorView): false {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}

/**
 * What somebody does is done to the selection that they see. Browsers tell of a selection that a key or a click
 * has moved in a later turn: Enter at once after Ctrl+End would act on the one before, and replace a selected
 * word.
 */
export const domSelection = Extension.create({
  name: 'domSelection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, { isComposing }) => !isComposing && readSelection(view),
          cut: readSelection,
          copy: readSelection,
          paste: readSelection,
        },
      },
    }),
  ],
})
