import type { Method } from '#src/model/error.ts'
import type { Plan } from '#src/model/plan.ts'
import type { RoadProblem } from '#src/model/shift/roads.ts'
import type { Switches } from '#src/model/shift/switches.ts'
import type { HallMap, Run } from '../worker/jobs.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import { Store } from '../planner/store.ts'
import { eventsOf, type Events } from './events.ts'
import { stoppedClock, type Clock } from './playback.ts'
import { truckStates } from './truck-states.ts'

export const sides = ['without', 'with'] as const
export type Side = (typeof sides)[number]

/** One of the two runs, with what is read off its log. */
export interface SideRun {
  readonly run: Run
  readonly events: Events
  readonly stateAt: ReturnType<typeof truckStates>
}

/** What the visitor has set for a shift. */
export interface Settings {
  readonly plan: Plan
  readonly method: Method
  readonly trucks: number
  readonly ordersPerHour: number
  readonly hours: number
  readonly seed: number
  readonly switches: Switches
}

/** Both runs of one plan. */
export interface BothRuns {
  readonly plan: Plan
  readonly settings: Settings
  readonly map: HallMap | undefined
  readonly of: Readonly<Record<Side, SideRun>>
}

export const layers = ['none', 'traffic', 'waiting', 'near-misses'] as const
export type Layer = (typeof layers)[number]

export interface RunsState {
  readonly phase:
    | 'none'
    | 'placing'
    | 'computing'
    | 'ready'
    | 'cancelled'
    | 'crashed'
    | 'impossible'
  /** Share of the anchors' places, then of both runs, that is computed, 0 to 1. */
  readonly progress: number
  readonly problems: readonly RoadProblem[]
  readonly both: BothRuns | undefined
  readonly clock: Clock
  /** Index of the truck that the view follows. */
  readonly followed: number | undefined
  /** Whether measured positions are shown beside the true ones. */
  readonly showsMeasured: boolean
  readonly layer: Layer
}

export const isBusy = ({ phase }: RunsState) => phase === 'placing' || phase === 'computing'

export type Runs = Store<RunsState>

export const createRuns = (): Runs =>
  new Store<RunsState>({
    phase: 'none',
    progress: 0,
    problems: [],
    both: undefined,
    clock: stoppedClock(0),
    followed: undefined,
    showsMeasured: false,
    layer: 'none',
  })

export const sideRunOf = (run: Run): SideRun => ({
  run,
  events: eventsOf(run.log),
  stateAt: truckStates(run.log, run.perTruck.length),
})

export function settingsOf(planner: PlannerState): Settings {
  const { history, method, trucks, ordersPerHour, hours, seed, switches } = planner
  return { plan: history.plan, method, trucks, ordersPerHour, hours, seed, switches }
}

/** Whether something has changed that would give other runs. */
export function isStale(before: Settings, now: Settings): boolean {
  const names = Object.keys(now) as (keyof Settings)[]
  const isOther = (name: keyof Settings) =>
    name === 'switches'
      ? JSON.stringify(before.switches) !== JSON.stringify(now.switches)
      : before[name] !== now[name]
  return names.some(isOther)
}
