import { notify } from '@repo/platform/ui/notifications/notify.ts'
import { Store } from '../workbench/store.ts'
import type { Planner } from '../planner/planner-state.ts'
import { startAutosave, type Autosave, type AutosaveState } from './autosave.ts'
import { storedPlan } from './stored-plan.ts'
import {
  clearAddress,
  openAddress,
  openFile,
  type OpenedPlans,
  type OpeningWords,
} from './opened-plans.ts'
import { openWhole } from './whole-plan.ts'

interface KeepingState {
  readonly kept: AutosaveState
  /** Whether the visitor has to choose between the plan of a link and the own one. */
  readonly asks: boolean
}

export const say = (type: 'success' | 'error', message: string) => notify({ type, message })

/** Opens what is kept on the device, what the address brings and what is given as a file; keeps the rest. */
export function createKeeping(planner: Planner, words: OpeningWords) {
  const shown = new Store<KeepingState>({ kept: 'none', asks: false })
  let autosave: Autosave | undefined
  const opened = (): OpenedPlans | undefined =>
    autosave && { planner, words, autosave, say, ask: () => shown.set({ asks: true }) }
  const open = (file: Blob) => {
    const plans = opened()
    if (plans) void openFile(plans, file)
  }
  const follow = () => {
    const plans = opened()
    if (plans) void openAddress(plans)
  }
  const decide = () => {
    shown.set({ asks: false })
    clearAddress()
    autosave?.resume()
  }
  return {
    shown,
    open,
    keepLink: decide,
    openOwn() {
      const own = autosave?.own()
      if (own) openWhole(planner, own)
      decide()
    },
    forget() {
      autosave?.forget()
      shown.set({ asks: false })
      clearAddress()
      say('success', words.forgotten)
    },
    start() {
      autosave = startAutosave(
        planner,
        storedPlan(() => localStorage),
        (kept) => {
          shown.set({ kept })
          if (kept === 'failed') say('error', words.notKept)
        },
      )
      takeDropped(open)
      const own = autosave.own()
      if (own) {
        openWhole(planner, own)
        if (!location.hash.startsWith('#p=')) say('success', words.continued)
      }
      addEventListener('hashchange', follow)
      follow()
    },
  }
}

export type Keeping = ReturnType<typeof createKeeping>

/** A file may fall anywhere on the page. */
function takeDropped(open: (file: Blob) => void) {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    event.preventDefault()
    open(file)
  })
}
