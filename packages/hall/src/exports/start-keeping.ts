import { startAutosave } from './autosave.ts'
import { keptPlan } from './kept-plan.ts'
import { clearAddress, openAddress, openFile, type OpenedPlans } from './opened-plans.ts'
import { say, type Context } from './parts.ts'
import { openWhole } from './whole-plan.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Opens what is kept on the device, what the address brings and what is given as a file; keeps the rest. */
export function startKeeping(context: Context, page: ParentNode) {
  const { planner, words, onPress, part } = context
  const twoPlans = elementIn(page, '[data-two-plans]', HTMLElement)
  const autosave = keepOnDevice(context)
  const decide = () => {
    twoPlans.hidden = true
    clearAddress()
    autosave.resume()
  }
  onPress('keep-link', decide)
  onPress('open-own', () => {
    const own = autosave.own()
    if (own) openWhole(planner, own)
    decide()
  })
  onPress('forget', () => {
    autosave.forget()
    twoPlans.hidden = true
    clearAddress()
    say('success', words.forgotten)
    const keptLine = part('kept')
    keptLine.tabIndex = -1
    keptLine.focus()
  })

  const opened: OpenedPlans = {
    planner,
    words,
    autosave,
    say,
    ask() {
      twoPlans.hidden = false
    },
  }
  takeFiles(context, page, (file) => void openFile(opened, file))
  const own = autosave.own()
  if (own) {
    openWhole(planner, own)
    if (!location.hash.startsWith('#p=')) say('success', words.continued)
  }
  const follow = () => void openAddress(opened)
  addEventListener('hashchange', follow)
  follow()
}

function keepOnDevice({ planner, words, part }: Context) {
  const forget = part('forget')
  const states = {
    none: words.nothingKept,
    kept: words.kept,
    failed: words.notKept,
    forgotten: words.forgotten,
  }
  return startAutosave(
    planner,
    keptPlan(() => localStorage),
    (state) => {
      part('kept').textContent = states[state]
      forget.hidden = state !== 'kept'
      if (state === 'failed') say('error', words.notKept)
    },
  )
}

/** By the button, or dropped anywhere on the page. */
function takeFiles({ onPress }: Context, page: ParentNode, open: (file: Blob) => void) {
  const chosen = elementIn(page, '[data-export=file]', HTMLInputElement)
  onPress('open', () => chosen.click())
  const openFirst = (files: FileList | null | undefined) => {
    if (files?.[0]) open(files[0])
  }
  chosen.addEventListener('change', () => {
    openFirst(chosen.files)
    // The same file again is a change as well.
    chosen.value = ''
  })
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    openFirst(event.dataTransfer.files)
  })
}
