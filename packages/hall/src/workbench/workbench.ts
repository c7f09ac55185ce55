import { createContext, createRef, use, type RefObject } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { planTextsOf, type PlanTexts } from '../exports/plan-texts.ts'
import { createKeeping, type Keeping } from '../exports/keeping.ts'
import { askAboutPlan, type Ask } from '../placement/ask-about-plan.ts'
import { createPlacement, keepRange, type Placement } from '../placement/placement-state.ts'
import { createPlacer, type Placer } from '../placement/placer.ts'
import { createReveal } from '../placement/reveal.ts'
import { textsOf, type Texts } from '../placement/texts.ts'
import { valuesUnderCursor } from '../placement/values-at.ts'
import { keepMap } from '../planner/keep-map.ts'
import {
  createPlanner,
  openSelectedList,
  type Planner,
  type PlannerState,
} from '../planner/planner-state.ts'
import { plannerWordsOf, type PlannerWords } from '../planner/planner-words.ts'
import { runComputer } from '../runs/compute-runs.ts'
import { createRuns, isBusy, type Runs, type RunsState, type RunView } from '../runs/runs-state.ts'
import type { HardwarePrices } from '../site/hardware-prices.ts'
import type { WorkbenchWords } from '../site/workbench-words.ts'
import { HallWorker } from '../worker/hall-workers.ts'
import { createBelow, type Below } from './below-store.ts'
import { Store } from './store.ts'
import { useStore, type Shown } from './use-store.ts'

export interface WorkbenchProps {
  readonly lang: Lang
  readonly words: WorkbenchWords
  readonly prices: HardwarePrices
  /** Addresses of the two pages that the plan goes on to. */
  readonly pricing: string
  readonly requestDemo: string
}

/** What every part of the workbench shows and changes. */
export interface Workbench extends WorkbenchProps {
  readonly planner: Planner
  /** The planner's state, without what is in hand: lists follow when it is let go. */
  readonly atRest: Shown<PlannerState>
  readonly placement: Placement
  readonly runs: Runs
  readonly keeping: Keeping
  readonly below: Below
  /** What the canvas says to those who cannot see it. */
  readonly spoken: Store<{ text: string }>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly plannerWords: PlannerWords
  readonly texts: Texts
  readonly planTexts: PlanTexts
  readonly valuesShown: ReturnType<typeof valuesUnderCursor>
  readonly ask: Ask
  readonly placers: Readonly<Record<'plan' | 'whatIf', Placer>>
  readonly cancelRuns: () => void
  /** `places`: a building without anchors gets them first. */
  readonly runShift: (how?: { places: boolean }) => void
}

export function createWorkbench(
  props: WorkbenchProps,
  loadRunView: () => Promise<RunView>,
): Workbench {
  const { lang, words } = props
  const planner = createPlanner()
  const texts = textsOf(lang, words.placement.script)
  const runs = createRuns()
  const { compute, cancel } = runComputer(planner, runs, loadRunView)
  return {
    ...props,
    planner,
    atRest: restOf(planner),
    placement: createPlacement(planner),
    runs,
    keeping: createKeeping(planner, words.exports.script),
    below: createBelow(),
    spoken: new Store({ text: '' }),
    canvas: createRef(),
    plannerWords: plannerWordsOf(lang, words.planner),
    texts,
    valuesShown: valuesUnderCursor(texts),
    planTexts: planTextsOf(lang, words),
    ask: askAboutPlan(planner),
    placers: { plan: createPlacer(planner, createReveal(planner)), whatIf: createPlacer(planner) },
    cancelRuns: cancel,
    runShift({ places } = { places: false }) {
      if (!isBusy(runs.state)) void compute({ places })
    },
  }
}

/** Once it is on the page: computes its map, and opens and keeps plans. */
export function startWorkbench({ planner, keeping }: Workbench) {
  openSelectedList(planner)
  keepRange(planner)
  keepMap(planner, new HallWorker())
  keeping.start()
}

function restOf({ subscribe, snapshot }: Planner): Shown<PlannerState> {
  let last = snapshot()
  return {
    subscribe,
    snapshot() {
      const now = snapshot()
      if (!now.gesture) last = now
      return last
    },
  }
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined)

export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext)
  if (!workbench) throw new Error('A part of the workbench stands outside of it.')
  return workbench
}

export const usePlanner = <Part extends keyof PlannerState>(...parts: readonly Part[]) =>
  useStore(useWorkbench().planner, ...parts)

export const usePlannerAtRest = <Part extends keyof PlannerState>(...parts: readonly Part[]) =>
  useStore(useWorkbench().atRest, ...parts)

export const useRuns = <Part extends keyof RunsState>(...parts: readonly Part[]) =>
  useStore(useWorkbench().runs, ...parts)
