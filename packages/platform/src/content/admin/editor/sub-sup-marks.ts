import { Mark } from '@tiptap/core'

/** H₂O and m²: a character is lowered or raised, never both. */
export const subSupMarks = [
  Mark.create({
    name: 'subscript',
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag: 'sub' }],
    renderHTML: () => ['sub', 0],
    addKeyboardShortcuts() {
      return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) }
    },
  }),
  Mark.create({
    name: 'superscript',
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag: 'sup' }],
    renderHTML: () => ['sup', 0],
    addKeyboardShortcuts() {
      return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) }
    },
  }),
]
