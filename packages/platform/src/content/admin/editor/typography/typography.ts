import { Extension } from '@tiptap/core'
import { closeHistory, undo } from '@tiptap/pm/history'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { isLang } from '#src/i18n/locales.ts'
import { typographic } from './typed.ts'

const key = new PluginKey<boolean>('typography')

/**
 * Straight quotation marks, two hyphens and three full stops become the forms of the language while
 * somebody types, (c) and the x between numbers become symbols. Backspace or undo right after it gives back what was typed.
 */
export const typography = Extension.create({
  name: 'typography',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (tr, isJustTyped) =>
          tr.getMeta(key) === true || (isJustTyped && !tr.docChanged && !tr.selectionSet),
      },
      props: {
        handleTextInput(view, from, to, text) {
          const lang = view.dom.closest('[lang]')?.getAttribute('lang') ?? ''
          if (text.length !== 1 || !isLang(lang) || isLiteral(view.state)) return false
          const $from = view.state.doc.resolve(from)
          const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
          const made = typographic(before, text, lang)
          if (!made) return false
          view.dispatch(view.state.tr.insertText(text, from, to).scrollIntoView())
          const { tr } = view.state
          view.dispatch(
            closeHistory(tr)
              .insertText(made.text, from - made.replaced, from + 1)
              .setMeta(key, true),
          )
          return true
        },
        handleKeyDown: ({ state, dispatch }, { key: pressed }) =>
          pressed === 'Backspace' && key.getState(state) === true && undo(state, dispatch),
      },
    }),
  ],
})

/** Whether the cursor is in code or in a link. */
function isLiteral({ storedMarks, selection: { $from } }: EditorState): boolean {
  const marks = storedMarks ?? $from.marks()
  const isMarked = marks.some(({ type }) => type.name === 'code' || type.name === 'link')
  return isMarked || $from.parent.type.spec.code === true
}
