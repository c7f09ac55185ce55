import type { Run } from '../worker/jobs.ts'
import { eventsOf } from './events.ts'
import type { SideRun } from './runs-state.ts'
import { truckStates } from './truck-states.ts'

/** A run, with what is read off its log. */
export const sideRunOf = (run: Run): SideRun => ({
  run,
  events: eventsOf(run.log),
  stateAt: truckStates(run.log, run.perTruck.length),
})
