import type { Corner } from '#src/model/plan.ts'
import type { Planner } from '../planner/planner-state.ts'

/** Anchors of a frame: a hundred take less than a second. */
const perFrame = 2

/**
 * Shows anchors one by one while they are placed; they are computed sooner than one can look. Without
 * motion they come all at once.
 */
export function createReveal(planner: Planner) {
  let waiting: Corner[] = []
  let frame = 0
  let isOver: (() => void) | undefined
  const show = () => {
    frame = 0
    planner.set({ placing: [...(planner.state.placing ?? []), ...waiting.splice(0, perFrame)] })
    if (waiting.length) frame = requestAnimationFrame(show)
    else isOver?.()
  }
  return {
    begin() {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) planner.set({ placing: [] })
    },
    add(place: Corner) {
      if (!planner.state.placing) return
      waiting.push(place)
      frame ||= requestAnimationFrame(show)
    },
    /** Settles when all are shown, or when it is ended. */
    shown: () =>
      new Promise<void>((resolve) => {
        isOver = resolve
        if (!frame) resolve()
      }),
    end() {
      cancelAnimationFrame(frame)
      frame = 0
      waiting = []
      planner.set({ placing: undefined })
      isOver?.()
    },
  }
}
