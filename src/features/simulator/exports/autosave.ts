import type { Plan } from '#src/hall/plan.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { KeptPlan } from './kept-plan.ts'

const restMs = 1_000

/** Whether the visitor's plan is kept on this device. */
export type Kept = 'none' | 'kept' | 'failed' | 'forgotten'

/** Keeps the plan once it has rested a second; what nobody has changed is not kept. */
export function startAutosave(planner: Planner, kept: KeptPlan, show: (state: Kept) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  /** Kept already, forgotten on purpose, or nobody's own. */
  let settled: Plan = planner.state.history.plan

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    const { plan } = planner.state.history
    if (isPaused || plan === settled) return
    settled = plan
    show(kept.write(plan) ? 'kept' : 'failed')
  }
  planner.follow(['history'], ({ history: { plan } }) => {
    clearTimeout(timer)
    timer = plan === settled || isPaused ? undefined : setTimeout(save, restMs)
  })
  const own = kept.read()
  show(own ? 'kept' : 'none')
  addEventListener('pagehide', save)

  return {
    own: () => kept.read(),
    /** From now on nothing is kept, until it resumes. */
    pause() {
      save()
      isPaused = true
    },
    /** Keeps what is on the screen by now. */
    resume() {
      isPaused = false
      save()
    },
    forget() {
      clearTimeout(timer)
      isPaused = false
      settled = planner.state.history.plan
      kept.forget()
      show('forgotten')
    },
  }
}

export type Autosave = ReturnType<typeof startAutosave>
