import type { Mounting } from '#src/model/candidates.ts'
import type { CoverageSummary } from '#src/model/coverage.ts'
import type { Method } from '#src/model/error.ts'
import type { Anchor, Corner, Plan } from '#src/model/plan.ts'
import type { Reason } from '#src/model/reasons.ts'
import type { Grid } from '#src/model/cells.ts'
import type { LogEntry, TrafficMap } from '#src/model/shift/record.ts'
import type { RoadProblem } from '#src/model/shift/roads.ts'
import type { ShiftOptions, ShiftResults } from '#src/model/shift/shift.ts'

/** How well positions are measured in a hall: of each cell in turn. */
export interface HallMap {
  readonly plan: Plan
  readonly method: Method
  /** The squares of the map, and the cell of each; −1 is no cell. */
  readonly cells: Grid & { readonly at: Int32Array; readonly count: number }
  readonly inSight: Uint16Array
  /** One standard deviation in metres; NaN where there is no value. */
  readonly error: Float64Array
  /** Index in `positionClasses`. */
  readonly class: Uint8Array
  readonly summary: CoverageSummary
}

export interface Placed {
  readonly map: HallMap
  /** Of each anchor of the plan what it hangs on; none is fixed. */
  readonly places: readonly (Mounting | undefined)[]
  readonly reasons: readonly Reason[]
  readonly reached: boolean
}

export type RunOptions = Omit<ShiftOptions, 'coverage'> & { readonly method: Method }

/** A shift that was computed to its end. */
export interface Run extends ShiftResults {
  /** With as many trucks as the aisles admit at most. */
  readonly options: RunOptions
  /** Second by second, x and y in metres of each truck in turn; and the way it faces, of length 127. */
  readonly places: Float32Array
  readonly directions: Int8Array
  /** How many seconds there are. */
  readonly seconds: number
  readonly log: readonly LogEntry[]
  readonly traffic: TrafficMap
}

/** What can be asked of a worker, and what it answers. */
export interface Jobs {
  map: { asked: { plan: Plan; method: Method }; answer: HallMap }
  reasons: { asked: { plan: Plan; method: Method }; answer: readonly Reason[] }
  /** Square metres that an anchor more would make fine or good. */
  gain: { asked: { plan: Plan; method: Method; anchor: Anchor }; answer: number }
  place: { asked: { plan: Plan; method: Method; range: Anchor['range'] }; answer: Placed }
  run: {
    asked: { plan: Plan; options: RunOptions }
    answer: Run | { readonly problems: readonly RoadProblem[] }
  }
}
export type JobName = keyof Jobs

export type Request = {
  [Name in JobName]: { id: number; job: Name; asked: Jobs[Name]['asked'] }
}[JobName]

export type Reply = { id: number } &
  /** `added`: where an anchor was just placed. */
  (
    | { progress: number; added?: Corner | undefined }
    | { answer: Jobs[JobName]['answer'] }
    | { error: string }
  )
