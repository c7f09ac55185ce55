import type { HallWorker } from '../worker/hall-workers.ts'
import type { Planner } from './planner-state.ts'

/** Computes the map of the plan anew after each change; changes that come meanwhile are one. */
export function keepMap(planner: Planner, worker: HallWorker) {
  let isMeasuring = false
  const isDue = () => {
    const { history, method, map, problems } = planner.state
    return !problems.length && (map?.plan !== history.plan || map.method !== method)
  }
  const measure = async () => {
    if (isMeasuring) return
    isMeasuring = true
    try {
      while (isDue()) {
        const { history, method } = planner.state
        const { plan } = history
        const map = await worker.ask('map', { plan, method })
        planner.set({ map: { ...map, plan }, mapFailed: false })
      }
    } catch {
      planner.set({ mapFailed: true })
    } finally {
      isMeasuring = false
    }
  }
  planner.follow(['history', 'method'], () => void measure())
}
