import { readHallNumbers } from '#src/model/hall-numbers.ts'
import { readFragment } from '#src/model/plan-link.ts'
import { longestPlan, readPlan, writePlan, type ReadPlan } from '#src/model/read-plan.ts'
import { openGenerated, type Planner } from '../planner/planner-state.ts'
import type { Autosave } from './autosave.ts'
import type { ExportsWords } from '#words/index.ts'
import { openWhole, wholePlan } from './whole-plan.ts'

export type OpeningWords = ExportsWords['script']

export interface OpenedPlans {
  readonly planner: Planner
  readonly words: OpeningWords
  readonly autosave: Autosave
  readonly say: (type: 'success' | 'error', message: string) => void
  /** Asks which of two plans the visitor continues with. */
  readonly ask: () => void
}

type Said = 'opened' | 'fromLink' | 'notAPlan' | 'brokenLink' | 'otherVersion'

/** What is no plan leaves the present one as it is. */
function show(
  { planner, words, say }: OpenedPlans,
  read: ReadPlan,
  good: Said,
  bad: Said,
): boolean {
  const { plan, problems } = read
  if (plan) {
    openWhole(planner, plan)
    say('success', problems.length ? words.faulty : words[good])
    return true
  }
  say('error', problems[0]?.code === 'PLAN_TOO_LARGE' ? words.tooLarge : words[bad])
  return false
}

export async function openFile(opened: OpenedPlans, file: Blob) {
  const { words, say } = opened
  if (file.size > longestPlan) {
    say('error', words.tooLarge)
    return
  }
  try {
    show(opened, readPlan(await file.text()), 'opened', 'notAPlan')
  } catch {
    say('error', words.unreadable)
  }
}

/** The address of the page alone: what it brought would say something else than the screen. */
export function clearAddress() {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}

/**
 * Opens what the address brings: the plan of a link, or the hall of an estimate. A plan of one's own
 * stays kept as it is until the visitor has chosen between the two.
 */
export async function openAddress(opened: OpenedPlans) {
  const { planner, autosave, ask } = opened
  const address = location.hash
  if (!address.startsWith('#p=')) return
  const numbers = readHallNumbers(address)
  const link = await readFragment(address)
  const own = autosave.own()
  if (own) autosave.pause()
  if (numbers) openGenerated(planner, numbers.size, numbers.trucks)
  const isOfOtherVersion = /^#p=\d+\./.test(address) && !link
  const bad = isOfOtherVersion ? 'otherVersion' : 'brokenLink'
  const isShown = !!numbers || show(opened, link ?? noPlan, 'fromLink', bad)
  if (!isShown || numbers) clearAddress()
  const isOther = own && writePlan(own) !== writePlan(wholePlan(planner.state))
  if (isShown && isOther) ask()
  else autosave.resume()
}

const noPlan: ReadPlan = { problems: [] }
