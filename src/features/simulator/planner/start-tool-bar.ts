import { addCorner, deleteSelected, stepBack, stepForward, turnSelected, zoom } from './edits.ts'
import { setHidden } from './elements.ts'
import type { Planner, Tool } from './planner-state.ts'
import type { ToolIconName } from './tool-icons.tsx'

const canTurn = new Set(['racks', 'walls', 'walkways', 'zones', 'staging'])

/** The bar of tools, the buttons on the canvas, and the keys that undo. */
export function startToolBar(panel: HTMLElement, canvas: HTMLCanvasElement, planner: Planner) {
  const button = (name: ToolIconName) =>
    panel.querySelector<HTMLButtonElement>(`[data-action=${name}]`)!
  const actions = {
    undo: () => stepBack(planner),
    redo: () => stepForward(planner),
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
  const fine = panel.querySelector<HTMLInputElement>('[name=fine]')!
  fine.addEventListener('change', () => planner.set({ step: fine.checked ? 0.1 : 0.5 }))

  panel.addEventListener('keydown', (event) => {
    const { key, shiftKey, target } = event
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    // A field that is being written in takes back its own letters.
    if (target instanceof HTMLInputElement && /^(?:text|number)$/.test(target.type)) return
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return
    event.preventDefault()
    if (letter === 'y' || shiftKey) stepForward(planner)
    else stepBack(planner)
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
