import type { HallWorker } from '../worker/hall-workers.ts'
import type { Planner } from './planner-state.ts'

/**
 * Computes the map of the plan again after each change; changes that come meanwhile are one. A plan with
 * problems has none.
 */
export function keepMap(planner: Planner, worker: Pick<HallWorker, 'ask'>) {
  let isMeasuring = false
  const isDue = () => {
    const { history, method, map, problems, gesture } = planner.state
    // An anchor's map follows it; another building is measured when it is let go.
    if (gesture && gesture.ref?.list !== 'anchors') return false
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
        if (!planner.state.problems.length) planner.set({ map: { ...map, plan }, mapFailed: false })
      }
    } catch {
      planner.set({ mapFailed: true })
    } finally {
      isMeasuring = false
    }
  }
  // Setting `mapFailed` back asks for another try.
  planner.follow(['history', 'method', 'mapFailed', 'gesture'], ({ problems, map, gesture }) => {
    if (problems.length && map && !gesture) planner.set({ map: undefined })
    void measure()
  })
}
