import { boundsOf, roundMetres, type Corner } from '#src/model/plan.ts'
import { showing } from '../drawing/view.ts'
import { objectName, placeInWords } from './describe-place.ts'
import { dragTo } from './gestures.ts'
import { move, turn, type ObjectRef } from './objects.ts'
import { editPlan, type Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { withOutline } from './handles.ts'

/** The cursor on the canvas, and what an arrow key moves: the cursor, a corner or the selection. */
export function cursorByKeys(
  canvas: HTMLCanvasElement,
  planner: Planner,
  words: PlannerWords,
  say: (text: string) => void,
) {
  const { spoken } = words
  const cursorOf = (): Corner => {
    const { cursor, history } = planner.state
    const { left, right, bottom, top } = boundsOf(history.plan.outline)
    const [x, y] = cursor ?? [(left + right) / 2, (bottom + top) / 2]
    return [roundMetres(Math.round(x * 10) / 10), roundMetres(Math.round(y * 10) / 10)]
  }
  const show = (place: Corner) => {
    const { view } = planner.state
    if (view) planner.set({ view: showing(view, place, canvas.clientWidth, canvas.clientHeight) })
  }
  const sayObject = (ref: ObjectRef, text: string) =>
    say(filled(text, { object: objectName(words, ref) }))

  const arrow = ([dx, dy]: Corner, { shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const { selected, tool, history, corner, gesture } = planner.state
    const unmodified = ctrlKey || metaKey ? 5 : 0.5
    const metres = shiftKey ? 0.1 : unmodified
    if (selected && altKey) {
      editPlan(planner, turn(history.plan, selected))
      sayObject(selected, spoken.turned)
      return
    }
    if (tool === 'outline' && corner !== undefined && history.plan.outline[corner]) {
      const [x, y] = history.plan.outline[corner]
      const to: Corner = [roundMetres(x + dx * metres), roundMetres(y + dy * metres)]
      const outline = history.plan.outline.with(corner, to)
      editPlan(planner, withOutline(history.plan, outline), `keys corner ${corner}`)
      planner.set({ cursor: to })
      show(to)
      say(placeInWords(planner, words))
      return
    }
    if (tool === 'select' && selected) {
      const { list, index } = selected
      const plan = move(history.plan, selected, dx * metres, dy * metres)
      editPlan(planner, plan, `keys ${list} ${index}`)
      const [x, y] = cursorOf()
      planner.set({ cursor: [roundMetres(x + dx * metres), roundMetres(y + dy * metres)] })
      show(cursorOf())
      say(placeInWords(planner, words))
      return
    }
    const [x, y] = cursorOf()
    const to: Corner = [roundMetres(x + dx * metres), roundMetres(y + dy * metres)]
    planner.set({ cursor: to })
    if (gesture) dragTo(planner, to)
    show(to)
    say(placeInWords(planner, words))
  }

  const goToCorner = (corner: number, text: string) => {
    const to = planner.state.history.plan.outline[corner]
    if (!to) return
    planner.set({ corner, cursor: to })
    show(to)
    say(`${cornerText(text, corner)}, ${placeInWords(planner, words)}`)
  }
  const cornerText = (text: string, corner: number) =>
    filled(text, { number: words.number(corner + 1) })

  return { cursorOf, show, sayObject, arrow, goToCorner, cornerText }
}
