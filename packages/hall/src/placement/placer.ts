import { checkPlan } from '#src/model/check-plan.ts'
import { Store } from '../workbench/store.ts'
import { nextStep, type Planner } from '../planner/planner-state.ts'
import { HallWorker, NoAnswer } from '../worker/hall-workers.ts'
import type { Placed } from '../worker/jobs.ts'
import type { createReveal } from './reveal.ts'
import type { Asked } from './what-if-plans.ts'

export type NotPlaced = 'cancelled' | 'changed' | 'crashed'

interface PlacerState {
  readonly isRunning: boolean
  /** Share that is done, 0 to 1. */
  readonly progress: number
}

/**
 * Places anchors in a worker of its own, so that the map of the present plan is computed meanwhile and
 * cancelling ends nothing else. A change of the plan ends it too.
 */
export function createPlacer(planner: Planner, reveal?: ReturnType<typeof createReveal>) {
  const worker = new HallWorker()
  const running = new Store<PlacerState>({ isRunning: false, progress: 0 })
  let isChanged = false
  let isEnded = false
  const end = () => {
    isEnded = true
    worker.cancel()
    reveal?.end()
  }
  planner.follow(['history', 'method', 'range'], () => {
    isChanged = true
    if (running.state.isRunning) end()
  })
  return {
    running,
    cancel: end,
    async place(asked: Asked): Promise<Placed | NotPlaced> {
      isChanged = isEnded = false
      running.set({ isRunning: true, progress: 0 })
      reveal?.begin()
      try {
        const placed = await worker.ask('place', asked, (progress, added) => {
          running.set({ progress })
          if (added) reveal?.add(added)
        })
        await reveal?.shown()
        if (isEnded) throw new NoAnswer('cancelled')
        return placed
      } catch (error) {
        if (error instanceof NoAnswer && error.reason === 'crashed') return 'crashed'
        return isChanged ? 'changed' : 'cancelled'
      } finally {
        // Its memory is for the map.
        worker.cancel()
        reveal?.end()
        running.set({ isRunning: false })
      }
    },
  }
}

export type Placer = ReturnType<typeof createPlacer>

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
