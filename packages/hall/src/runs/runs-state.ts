import type { ComponentType } from 'react'
import type { Method } from '#src/model/error.ts'
import type { Plan } from '#src/model/plan.ts'
import type { RoadProblem } from '#src/model/shift/roads.ts'
import type { Switches } from '#src/model/shift/switches.ts'
import type { HallMap, Run } from '../worker/jobs.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import { Store } from '../workbench/store.ts'
import type { Events } from './events.ts'
import { stoppedClock, type Clock } from './playback.ts'
import type { truckStates } from './truck-states.ts'
import { keysOf } from '@repo/platform/values/records.ts'

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

/** Where one of the runs is drawn: what stands still, and over it what moves. */
export interface StageElements {
  readonly stage: HTMLElement
  readonly floor: HTMLCanvasElement
  readonly movers: HTMLCanvasElement
}

/** What shows two runs: it is loaded while the first are computed. */
export interface RunView {
  readonly sideRunOf: (run: Run) => SideRun
  readonly drawRun: (elements: StageElements, runs: Runs, side: Side) => void
  readonly KpiTable: ComponentType<{ both: BothRuns | undefined }>
  readonly Clock: ComponentType
  readonly RunDetails: ComponentType
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
  readonly view: RunView | undefined
  readonly clock: Clock
  /** Index of the truck that the view follows. */
  readonly followed: number | undefined
  /** Whether measured positions are shown beside the true ones. */
  readonly showsMeasured: boolean
  readonly layer: Layer
}

export const isBusy = ({ phase }: Pick<RunsState, 'phase'>) =>
  phase === 'placing' || phase === 'computing'

export type Runs = Store<RunsState>

/** While it plays, words and figures are drawn no oftener than can be read: it costs 3 ms. */
function paceOf(state: RunsState, before: RunsState) {
  const isPlaying = state.clock.isPlaying && before.clock.isPlaying
  const names = keysOf(state)
  return isPlaying && names.every((name) => name === 'clock' || state[name] === before[name])
    ? 'readable'
    : 'now'
}

export const createRuns = (): Runs =>
  new Store<RunsState>(
    {
      phase: 'none',
      progress: 0,
      problems: [],
      both: undefined,
      view: undefined,
      clock: stoppedClock(0),
      followed: undefined,
      showsMeasured: false,
      layer: 'none',
    },
    paceOf,
  )

type SetBeside = Pick<PlannerState, 'history' | Exclude<keyof Settings, 'plan'>>

export function settingsOf(planner: SetBeside): Settings {
  const { history, method, trucks, ordersPerHour, hours, seed, switches } = planner
  return { plan: history.plan, method, trucks, ordersPerHour, hours, seed, switches }
}

/** Whether something has changed that would give other runs. */
function isStale(before: Settings, now: Settings): boolean {
  const names = keysOf(now)
  const isOther = (name: keyof Settings) =>
    name === 'switches'
      ? JSON.stringify(before.switches) !== JSON.stringify(now.switches)
      : before[name] !== now[name]
  return names.some(isOther)
}

export const isStaleFor = (both: BothRuns | undefined, planner: SetBeside) =>
  !!both && isStale(both.settings, settingsOf(planner))
