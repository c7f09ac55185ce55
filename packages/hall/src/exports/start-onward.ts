import { estimateFragment } from '#src/model/hall-numbers.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { besideNames } from '../planner/beside-plan.ts'
import { estimatedSize } from '../planner/origin.ts'
import { messageOf } from './message-of.ts'
import { say, type Context } from './parts.ts'
import type { PlanTexts } from './plan-texts.ts'
import { linkTo } from './start-link.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** The ways to the estimate and to the demo form: links that say in their address what they carry. */
export function startOnward({ panel, planner, words, part }: Context, texts: PlanTexts) {
  const withLink = elementIn(panel, '[name=plan-with-link]', HTMLInputElement)
  const estimate = elementIn(document, '[data-export=estimate]', HTMLAnchorElement)
  const discuss = elementIn(document, '[data-export=discuss]', HTMLAnchorElement)
  let round = 0
  const show = async () => {
    const { history, origin, trucks } = planner.state
    const exact = estimatedSize(history.plan, origin)
    const size = { ...exact, area: Math.round(exact.area) }
    estimate.hash = estimateFragment({ size, trucks }, history.plan.anchors.length)
    const own = (round += 1)
    const address = withLink.checked ? await linkTo(planner) : undefined
    // What was asked last is what counts.
    if (own !== round) return
    const { text, isWhole } = messageOf(
      texts.summary(planner.state),
      address && fillIn(words.planLink, { link: address }),
    )
    if (withLink.checked && !(address && isWhole)) {
      withLink.checked = false
      say('error', address ? words.longMessage : words.tooLong)
    }
    part('summary').textContent = text
    discuss.hash = `comments=${encodeURIComponent(text)}`
  }
  planner.follow([...besideNames, 'history', 'map', 'gesture'], ({ gesture }) => {
    if (!gesture) void show()
  })
  withLink.addEventListener('change', () => void show())
}
