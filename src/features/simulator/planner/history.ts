import type { Plan } from '#src/hall/plan.ts'

const depth = 200

/** A plan, and what it was before and after each step that was taken or taken back. */
export interface History {
  readonly past: readonly Plan[]
  readonly plan: Plan
  readonly future: readonly Plan[]
  /** While one thing is dragged or typed, its steps are one. */
  readonly gesture?: string | undefined
}

export const startHistory = (plan: Plan): History => ({ past: [], plan, future: [] })

/** Steps of the same gesture, one after the other, are taken back together. */
export function take(history: History, plan: Plan, gesture?: string): History {
  if (plan === history.plan) return history
  const continues = gesture !== undefined && gesture === history.gesture
  const past = continues ? history.past : [...history.past, history.plan].slice(-depth)
  return { past, plan, future: [], gesture }
}

/** The next step begins anew, whatever its gesture. */
export const endGesture = (history: History): History => ({ ...history, gesture: undefined })

export function undo({ past, plan, future }: History): History {
  const before = past.at(-1)
  return before
    ? { past: past.slice(0, -1), plan: before, future: [plan, ...future] }
    : { past, plan, future }
}

export function redo({ past, plan, future }: History): History {
  const [after, ...rest] = future
  return after ? { past: [...past, plan], plan: after, future: rest } : { past, plan, future }
}
