import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * A key acts on the selection that the reader sees. Browsers tell of a selection that a key moved in a later
 * turn, so that Enter at once after Ctrl+End would act on the one before it, and replace a selected word.
 */
export const domSelection = Extension.create({
  name: 'domSelection',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          // The editor reads the selection at this event, and leaves everything as it is where nothing moved.
          keydown: (view, { isComposing }) => {
            if (!isComposing && !view.composing)
              view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
            return false
          },
        },
      },
    }),
  ],
})
