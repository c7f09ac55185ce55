import { cursorByKeys } from './cursor-by-keys.ts'
import { type Corner } from '#src/model/plan.ts'
import { addCornerAt, deleteSelected, zoom } from './edits.ts'
import { beginDrawing, cancelGesture, endGesture } from './gestures.ts'
import * as histories from './history.ts'
import { objectNear } from './hit-test.ts'
import { changeHistory, type Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { pointForScale } from './traced-picture.ts'

const arrows: Readonly<Record<string, Corner>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Tools whose things are where the cursor is, without a second place. */
const isPoint = (tool: string) => ['column', 'dock', 'mount', 'anchor'].includes(tool)

/** The canvas by keyboard: `say` speaks what each key did. */
export function followKeys(
  canvas: HTMLCanvasElement,
  planner: Planner,
  words: PlannerWords,
  say: (text: string) => void,
) {
  const { spoken } = words
  const { cursorOf, sayObject, arrow, goToCorner, cornerText } = cursorByKeys(
    canvas,
    planner,
    words,
    say,
  )

  const enter = () => {
    const { tool, gesture, picture } = planner.state
    const place = cursorOf()
    planner.set({ cursor: place })
    if (gesture) {
      const { ref, start } = gesture
      endGesture(planner)
      if (ref && planner.state.history !== start) sayObject(ref, spoken.drawn)
    } else if (tool === 'select') choose()
    else if (tool === 'outline') {
      goToCorner(addCornerAt(planner, place), spoken.cornerAdded)
    } else if (tool === 'scale') planner.set({ picture: pointForScale(picture, place) })
    else {
      beginDrawing(planner, tool, place)
      if (isPoint(tool)) enter()
      else say(filled(spoken.begun, { tool: words.tools[tool] }))
    }
  }

  const choose = () => {
    const { history, tool, view } = planner.state
    const place = cursorOf()
    const reach = Math.max(0.5, 8 / (view?.scale ?? 8))
    if (tool === 'outline') {
      const distances = history.plan.outline.map(([x, y]) => Math.hypot(x - place[0], y - place[1]))
      goToCorner(distances.indexOf(Math.min(...distances)), words.fields.corner)
      return
    }
    const selected = objectNear(history.plan, place, reach)
    planner.set({ selected, cursor: place })
    if (selected) sayObject(selected, spoken.selected)
    else say(spoken.nothing)
  }

  const remove = () => {
    const { selected, corner, history, tool } = planner.state
    deleteSelected(planner)
    if (planner.state.history === history) return
    if (tool === 'outline') say(cornerText(spoken.cornerDeleted, corner ?? 0))
    else if (selected) sayObject(selected, spoken.deleted)
  }

  const leave = () => {
    const { gesture, selected, corner } = planner.state
    if (gesture) {
      cancelGesture(planner)
      say(spoken.cancelled)
    } else if (selected || corner !== undefined) {
      planner.set({ selected: undefined, corner: undefined })
      say(spoken.deselected)
    } else planner.set({ tool: 'select' })
  }

  const keys: Readonly<Record<string, () => void>> = {
    Enter: enter,
    ' ': choose,
    Escape: leave,
    Delete: remove,
    Backspace: remove,
    '+': () => zoom(canvas, planner, 1.5),
    '-': () => zoom(canvas, planner, 1 / 1.5),
    '0': () => planner.set({ view: undefined }),
  }

  listenForKeys(canvas, planner, keys, arrow)
}

/** Calls what each key does; the arrows move the cursor. */
function listenForKeys(
  canvas: HTMLCanvasElement,
  planner: Planner,
  keys: Readonly<Record<string, () => void>>,
  arrow: ReturnType<typeof cursorByKeys>['arrow'],
) {
  canvas.addEventListener('keydown', (event) => {
    const step = arrows[event.key]
    const key = keys[event.key]
    if (!step && (!key || event.ctrlKey || event.metaKey || event.altKey)) return
    event.preventDefault()
    if (step) arrow(step, event)
    else if (!event.repeat) key?.()
  })
  // Held down, an arrow's steps are one.
  canvas.addEventListener('keyup', ({ key }) => {
    const { history } = planner.state
    if (arrows[key] && history.gesture) changeHistory(planner, histories.endGesture(history))
  })
}
