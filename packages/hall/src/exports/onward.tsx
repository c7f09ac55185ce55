import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { estimateFragment } from '#src/model/hall-numbers.ts'
import { materialsOf } from '#src/model/materials.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { besideNames } from '../planner/beside-plan.ts'
import { estimatedSize } from '../planner/origin.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './exports-panel.module.css'
import { say } from './keeping.ts'
import { linkTo } from './link-to.ts'

/** The ways to the estimate and to the demo form: links that say in their address what they carry. */
export function Onward() {
  const { pricing, requestDemo, words } = useWorkbench()
  const { next, estimate, estimateHint, summary, withLink, discuss } = words.exports
  const { history, origin, trucks, tagsPerTruck } = useDeferredValue(
    usePlannerAtRest('history', 'origin', 'trucks', 'tagsPerTruck'),
  )
  const exact = estimatedSize(history.plan, origin)
  const size = { ...exact, area: Math.round(exact.area) }
  const numbers = estimateFragment(
    { size, trucks },
    materialsOf(history.plan.anchors, { trucks, tagsPerTruck }),
  )
  const [wantsLink, setWantsLink] = useState(false)
  const message = useMessage(wantsLink, () => setWantsLink(false))
  return (
    <Stack gap="200">
      <Text as="h3" size="body">
        {next}
      </Text>
      <div>
        <ButtonLink size="small" variant="ghost" href={`${pricing}#${numbers}`}>
          {estimate}
        </ButtonLink>
        <Text size="small" tone="muted" above="075">
          {estimateHint}
        </Text>
      </div>
      <Text size="small" tone="muted" above="075" id="plan-summary">
        {summary}
      </Text>
      <blockquote className={styles.summary} aria-labelledby="plan-summary" data-export="summary">
        {message}
      </blockquote>
      <Checkbox
        label={withLink}
        name="plan-with-link"
        checked={wantsLink}
        onChange={({ target }) => setWantsLink(target.checked)}
      />
      <div>
        <ButtonLink
          size="small"
          variant="ink"
          href={`${requestDemo}#comments=${encodeURIComponent(message)}`}
        >
          {discuss}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** What the form is begun with: without the link where that is too long, which is said. */
function useMessage(wantsLink: boolean, giveUpLink: () => void): string {
  const { planTexts, words } = useWorkbench()
  const { script } = words.exports
  const state = usePlannerAtRest('history', 'map', ...besideNames)
  const [message, setMessage] = useState('')
  const show = useEffectEvent((address: string | undefined) => {
    const link = address && fillIn(script.planLink, { link: address })
    const { text, isWhole } = planTexts.message(state, link)
    if (wantsLink && !(link && isWhole)) {
      giveUpLink()
      say('error', link ? script.longMessage : script.tooLong)
    }
    setMessage(text)
  })
  useEffect(() => {
    // What was asked last is what counts.
    let isLast = true
    void (wantsLink ? linkTo(state) : Promise.resolve(undefined)).then((address) => {
      if (isLast) show(address)
    })
    return () => {
      isLast = false
    }
  }, [state, wantsLink])
  return message
}
