import { writePlan } from '#src/model/read-plan.ts'
import { besideNames } from '../planner/beside-plan.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { StoredPlan } from './stored-plan.ts'
import { wholePlan } from './whole-plan.ts'

const restMs = 1_000

/** Whether the visitor's plan is kept on this device. */
export type AutosaveState = 'none' | 'kept' | 'failed' | 'forgotten'

/**
 * Keeps the plan and what is set beside it once both have rested a second; what nobody has changed is
 * not kept.
 */
export function startAutosave(
  planner: Planner,
  kept: StoredPlan,
  show: (state: AutosaveState) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let shown: AutosaveState | undefined
  const tell = (state: AutosaveState) => {
    if (state !== shown) show(state)
    shown = state
  }
  const written = () => writePlan(wholePlan(planner.state))
  const own = kept.read()
  /** Kept already, forgotten on purpose, or nobody's own. */
  let settled = own ? writePlan(own) : written()

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    const text = isPaused ? settled : written()
    if (text === settled) return
    settled = text
    tell(kept.write(text) ? 'kept' : 'failed')
  }
  planner.follow(['history', ...besideNames], () => {
    clearTimeout(timer)
    timer = isPaused ? undefined : setTimeout(save, restMs)
  })
  tell(own ? 'kept' : 'none')
  addEventListener('pagehide', save)

  return {
    own: () => kept.read(),
    /** From now on nothing is kept, until it resumes. */
    pause() {
      save()
      isPaused = true
    },
    /** Keeps what is on the screen. */
    resume() {
      isPaused = false
      save()
    },
    forget() {
      clearTimeout(timer)
      isPaused = false
      settled = written()
      kept.forget()
      tell('forgotten')
    },
  }
}

export type Autosave = ReturnType<typeof startAutosave>
