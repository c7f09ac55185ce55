import { addCorner, deleteSelected, stepBack, stepForward, turnSelected, zoom } from './edits.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'
import { setHidden } from '@repo/platform/ui/elements.ts'
import type { Planner, Tool } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import type { ToolIconName } from './tool-icons.tsx'

const canTurn = new Set(['racks', 'walls', 'walkways', 'zones', 'staging'])

interface ToolBarParts {
  readonly panel: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly planner: Planner
  readonly words: PlannerWords
  readonly say: (text: string) => void
}

/** The bar of tools, the buttons on the canvas, and the keys that undo. */
export function startToolBar({ panel, canvas, planner, words, say }: ToolBarParts) {
  const { spoken } = words
  /** A step through the history, which speaks: on the screen it may change what is not in sight. */
  const steps =
    (through: 'past' | 'future', step: typeof stepBack, done: string, none: string) => () => {
      const before = planner.state.history[through].length
      step(planner)
      const left = planner.state.history[through].length
      if (left < before) say(filled(done, { count: words.number(left) }))
      else if (!before) say(none)
    }
  const undo = steps('past', stepBack, spoken.undone, spoken.nothingToUndo)
  const redo = steps('future', stepForward, spoken.redone, spoken.nothingToRedo)
  const button = (name: ToolIconName) =>
    elementIn(panel, `[data-action=${name}]`, HTMLButtonElement)
  const actions = {
    undo,
    redo,
    turn: () => turnSelected(planner),
    addCorner: () => addCorner(planner),
    delete() {
      deleteSelected(planner)
      canvas.focus()
    },
    larger: () => zoom(canvas, planner, 1.5),
    smaller: () => zoom(canvas, planner, 1 / 1.5),
    whole: () => planner.set({ view: undefined }),
  }
  for (const [name, act] of Object.entries(actions))
    button(name as keyof typeof actions).addEventListener('click', act)

  const tools = [...panel.querySelectorAll<HTMLInputElement>('[name=tool]')]
  for (const tool of tools)
    tool.addEventListener('change', () =>
      planner.set({ tool: tool.value as Tool, corner: undefined }),
    )
  const fine = elementIn(panel, '[name=fine]', HTMLInputElement)
  fine.addEventListener('change', () => planner.set({ step: fine.checked ? 0.1 : 0.5 }))

  panel.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // A field that is being written in takes back its own letters.
    if (target instanceof HTMLInputElement && /^(?:text|number)$/.test(target.type)) return
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return
    event.preventDefault()
    if (letter === 'y' || shiftKey) redo()
    else undo()
  })

  planner.follow(['tool'], ({ tool }) => {
    for (const one of tools) one.checked = one.value === tool
  })
  planner.follow(['history', 'selected', 'tool', 'corner'], (state) => {
    const { history, selected, tool, corner } = state
    const isCorner = tool === 'outline' && corner !== undefined
    button('undo').ariaDisabled = String(!history.past.length)
    button('redo').ariaDisabled = String(!history.future.length)
    setHidden(button('turn'), tool === 'outline' || !selected || !canTurn.has(selected.list))
    setHidden(button('addCorner'), !isCorner)
    setHidden(button('delete'), tool === 'outline' ? !isCorner : !selected)
  })
}
