import { fragmentOf } from '#src/model/plan-link.ts'
import { besideNames } from '../planner/beside-plan.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'
import { setHidden } from '@repo/platform/ui/elements.ts'
import type { Planner } from '../planner/planner-state.ts'
import { say, type Context } from './parts.ts'
import { wholePlan } from './whole-plan.ts'

/** The address with the plan in its fragment; undefined where it would be too long. */
export async function linkTo(planner: Planner): Promise<string | undefined> {
  const fragment = await fragmentOf(wholePlan(planner.state))
  return fragment && `${location.origin}${location.pathname}#${fragment}`
}

/** Copies the link or hands it to the device; where neither is allowed, it stands in a field. */
export function startLink({ panel, planner, words, onPress, part }: Context) {
  const byHand = part('by-hand')
  const instead = part('instead')
  const field = elementIn(panel, '[name=plan-link]', HTMLInputElement)
  planner.follow(['history', ...besideNames], () => {
    setHidden(byHand, true)
    setHidden(instead, true)
  })

  const link = async (send: (address: string) => Promise<void>) => {
    const address = await linkTo(planner)
    byHand.hidden = true
    instead.hidden = !!address
    if (!address) {
      say('error', words.tooLong)
      part('json-instead').focus()
      return
    }
    try {
      await send(address)
    } catch {
      byHand.hidden = false
      field.value = address
      field.select()
      say('error', words.notCopied)
    }
  }
  onPress('copy', () =>
    link(async (address) => {
      await navigator.clipboard.writeText(address)
      say('success', words.copied)
    }),
  )
  part('send').hidden = !('share' in navigator)
  onPress('send', () =>
    link((url) =>
      navigator.share({ url }).catch((error: unknown) => {
        // Who closes the share sheet wants nothing more.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      }),
    ),
  )
}
