import type { Planner } from '../planner/planner-state.ts'
import { HallWorker } from '../worker/hall-workers.ts'
import type { Jobs } from '../worker/jobs.ts'

export type Ask = <Name extends 'reasons' | 'gain'>(
  job: Name,
  asked: Jobs[Name]['asked'],
) => Promise<Jobs[Name]['answer'] | undefined>

/**
 * Asks in a worker of its own, so that no map waits for a reason. There is no answer where the plan has
 * changed meanwhile.
 */
export function askAboutPlan(planner: Planner): Ask {
  const worker = new HallWorker()
  let open = 0
  planner.follow(['history', 'method'], () => {
    if (open) worker.cancel()
  })
  return async (job, asked) => {
    open += 1
    try {
      return await worker.ask(job, asked)
    } catch {
      return undefined
    } finally {
      open -= 1
    }
  }
}
