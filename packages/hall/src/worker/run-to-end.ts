import type { Coverage } from '#src/model/coverage.ts'
import type { Plan } from '#src/model/plan.ts'
import { trucksAdmitted } from '#src/model/shift/roads.ts'
import { runShift } from '#src/model/shift/run-shift.ts'
import type { Jobs, RunOptions } from './jobs.ts'

/** A whole shift, with as many trucks as the aisles admit at most. */
export function runToEnd(
  plan: Plan,
  { coverage, ...options }: RunOptions & { coverage: Coverage },
  progress: (share: number) => void,
): Jobs['run']['answer'] {
  const admitted = trucksAdmitted(plan)
  const trucks = admitted ? Math.min(admitted, options.trucks) : options.trucks
  const shift = runShift(plan, { ...options, trucks, coverage }, progress)
  if ('problems' in shift) return shift
  const { keyframes, floor } = shift
  return {
    ...shift.results(),
    options: { ...options, trucks },
    places: keyframes.places,
    directions: keyframes.directions,
    seconds: keyframes.count,
    log: floor.record.log,
    traffic: floor.record.map(),
  }
}
