import type { Plan } from '#src/model/plan.ts'
import { replacedBy, type BesidePlan } from './beside-plan.ts'

const depth = 200

/** A plan to go to, and what comes with it of what stands beside the plan. */
interface Step {
  readonly plan: Plan
  readonly beside?: Partial<BesidePlan> | undefined
}

/** A plan, and what it was before and after each step that was taken or taken back. */
export interface History {
  readonly past: readonly Step[]
  readonly plan: Plan
  readonly future: readonly Step[]
  /** While one thing is dragged or typed, its steps are one. */
  readonly gesture?: string | undefined
}

interface Taken {
  readonly gesture?: string | undefined
  /** What the step replaces beside the plan. */
  readonly beside?: Partial<BesidePlan>
}

export const startHistory = (plan: Plan): History => ({ past: [], plan, future: [] })

/** Steps of the same gesture, one after the other, are taken back together. */
export function take(history: History, plan: Plan, { gesture, beside }: Taken = {}): History {
  if (plan === history.plan) return history
  const continues = gesture !== undefined && gesture === history.gesture
  const past = continues
    ? history.past
    : [...history.past, { plan: history.plan, beside }].slice(-depth)
  return { past, plan, future: [], gesture }
}

/** The next step begins again, with any gesture. */
export const endGesture = (history: History): History => ({ ...history, gesture: undefined })

/** What the step back or on brings with it is the state's: `now` is what stands there before it. */
export function undo({ past, plan, future }: History, now: Partial<BesidePlan> = {}): History {
  const before = past.at(-1)
  return before
    ? {
        past: past.slice(0, -1),
        plan: before.plan,
        future: [reverse(before, plan, now), ...future],
      }
    : { past, plan, future }
}

export function redo({ past, plan, future }: History, now: Partial<BesidePlan> = {}): History {
  const [after, ...rest] = future
  return after
    ? { past: [...past, reverse(after, plan, now)], plan: after.plan, future: rest }
    : { past, plan, future }
}

const reverse = ({ beside }: Step, plan: Plan, now: Partial<BesidePlan>): Step => ({
  plan,
  beside: beside && replacedBy(beside, now),
})
