import { Extension, type Editor } from '@tiptap/core'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { matchesIn, type Match } from './matches.ts'

interface Found {
  words: string
  matches: readonly Match[]
  /** Which of them is shown; -1 without any. */
  current: number
}

type Step = { words: string } | { by: 1 | -1 }

const nothing: Found = { words: '', matches: [], current: -1 }
const key = new PluginKey<Found>('find')

export const foundIn = ({ state }: Editor): Found => key.getState(state) ?? nothing

/** Marks what is searched for; it costs nothing while nothing is. */
export const findInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply(tr, before, _, { doc }) {
          const step = tr.getMeta(key) as Step | undefined
          if (step && 'by' in step) {
            const { length } = before.matches
            const current = length ? (before.current + step.by + length) % length : -1
            return { ...before, current }
          }
          const words = step?.words ?? before.words
          if (!words) return nothing
          if (!step && !tr.docChanged) return before
          const matches = matchesIn(doc, words)
          const next = matches.findIndex(({ from }) => from >= tr.selection.from)
          return { words, matches, current: matches.length ? Math.max(0, next) : -1 }
        },
      },
      props: {
        decorations(state) {
          const { matches, current } = key.getState(state) ?? nothing
          if (!matches.length) return null
          const marks = matches.map(({ from, to }, at) =>
            Decoration.inline(from, to, { 'data-found': at === current ? 'current' : 'other' }),
          )
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

const step = ({ state, view }: Editor, meta: Step) => view.dispatch(state.tr.setMeta(key, meta))

export function find(editor: Editor, words: string): void {
  step(editor, { words })
  reveal(editor)
}

export function move(editor: Editor, by: 1 | -1): void {
  step(editor, { by })
  reveal(editor)
}

/** Brings the match that is shown into view, and leaves the focus where it is. */
function reveal(editor: Editor): void {
  const { matches, current } = foundIn(editor)
  const match = matches[current]
  if (!match) return
  const { node } = editor.view.domAtPos(match.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

export function replaceCurrent(editor: Editor, words: string): void {
  const { matches, current } = foundIn(editor)
  const match = matches[current]
  if (!match) return
  const { state, view } = editor
  const tr = state.tr.insertText(words, match.from, match.to)
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + words.length)))
  reveal(editor)
}

/** How many have been replaced; one step to undo. */
export function replaceAll(editor: Editor, words: string): number {
  const { matches } = foundIn(editor)
  const { tr } = editor.state
  for (const { from, to } of matches.toReversed()) tr.insertText(words, from, to)
  editor.view.dispatch(tr)
  return matches.length
}

/** Ends the search with the cursor at what was found. */
export function endFind(editor: Editor): void {
  const { matches, current } = foundIn(editor)
  const match = matches[current]
  step(editor, { words: '' })
  if (match) editor.commands.setTextSelection(match)
  editor.view.focus()
}
