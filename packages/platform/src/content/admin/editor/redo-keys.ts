import { Extension } from '@tiptap/core'

/**
 * Redoes, and nothing else: where there is nothing to redo, the keys would be read without Shift, and
 * undo.
 */
export const redoKeys = Extension.create({
  name: 'redoKeys',
  priority: 1_000,
  addKeyboardShortcuts: () => ({
    'Shift-Mod-z': ({ editor }) => {
      editor.commands.redo()
      return true
    },
  }),
})
