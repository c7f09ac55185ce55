import { checkPlan } from '#src/model/check-plan.ts'
import { nextStep, type Planner } from '../planner/planner-state.ts'
import { HallWorker, NoAnswer } from '../worker/hall-workers.ts'
import type { Placed } from '../worker/jobs.ts'
import type { Asked } from './what-if-plans.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

interface Shown {
  /** Hidden while nothing is placed: a bar of progress, and the button that cancels. */
  readonly running: HTMLElement
  /** Cannot be pressed meanwhile. */
  readonly starts: readonly HTMLButtonElement[]
}

export type NotPlaced = 'cancelled' | 'changed' | 'crashed'

/**
 * Places anchors in a worker of its own, so that the map of the present plan is computed meanwhile and
 * cancelling ends nothing else. Whoever changes the plan ends it too.
 */
export function placer(planner: Planner, { running, starts }: Shown) {
  const progress = elementIn(running, 'progress', HTMLProgressElement)
  const cancel = elementIn(running, 'button', HTMLButtonElement)
  const worker = new HallWorker()
  let isChanged = false
  let isRunning = false
  cancel.addEventListener('click', () => {
    worker.cancel()
  })
  planner.follow(['history', 'method', 'range'], () => {
    isChanged = true
    if (isRunning) worker.cancel()
  })
  const show = (runs: boolean, start: HTMLElement) => {
    const hadFocus = document.activeElement === (runs ? start : cancel)
    isRunning = runs
    running.hidden = !runs
    for (const button of starts) button.disabled = runs
    progress.value = 0
    if (hadFocus) (runs ? cancel : start).focus()
  }
  return async (asked: Asked, start: HTMLElement): Promise<Placed | NotPlaced> => {
    isChanged = false
    show(true, start)
    try {
      return await worker.ask('place', asked, (share) => {
        progress.value = share
      })
    } catch (error) {
      if (error instanceof NoAnswer && error.reason === 'crashed') return 'crashed'
      return isChanged ? 'changed' : 'cancelled'
    } finally {
      // Its memory is for the map.
      worker.cancel()
      show(false, start)
    }
  }
}

/** One step that can be taken back; the map came with the anchors. */
export function takePlaced(
  planner: Planner,
  { plan: asked, method, range }: Asked,
  placed: Placed,
) {
  const { state } = planner
  const plan = { ...asked, anchors: placed.map.plan.anchors }
  const isAsSet = method === state.method && range === state.range
  planner.set({
    history: nextStep(planner, plan, isAsSet ? {} : { method, range }),
    problems: checkPlan(plan),
    method,
    range,
    map: { ...placed.map, plan },
    mapFailed: false,
    selected: undefined,
    corner: undefined,
  })
}
