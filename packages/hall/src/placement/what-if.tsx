import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { planningConstants } from '#src/model/constants.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { useStore } from '../workbench/use-store.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { currentMap } from './current-map.ts'
import styles from './plan-figures.module.css'
import { askedNow } from './placement-state.ts'
import { takePlaced } from './placer.ts'
import { Running, usePlacing } from './placing.tsx'
import type { Placed } from '../worker/jobs.ts'
import { askedIf, type WhatIf as What } from './what-if-plans.ts'

/** The anchors that the hall would need with one thing changed; the plan stays until it is taken over. */
export function WhatIf() {
  const { placement, placers, words, texts } = useWorkbench()
  const { title, lead, now, share, action, note } = words.placement.whatIf
  const { rows, change, anchors } = words.building
  const {
    history,
    map: last,
    method,
    range,
  } = usePlannerAtRest('history', 'map', 'method', 'range')
  const { alternatives } = useStore(placement, 'alternatives')
  const map = currentMap({ history, map: last, method })
  const [said, say] = useState('')
  const placing = usePlacing(placers.whatIf)
  const figuresOf = (placed: Pick<Placed, 'map'> | undefined, none = '–') =>
    placed
      ? [texts.number(placed.map.plan.anchors.length), texts.onTarget(placed.map.summary.share)]
      : [none, '–']
  const [anchorsNow, shareNow] = figuresOf(map && { map })
  return (
    <div className={styles.wide}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <FiguresTable
        cards="figures"
        label={title}
        head={[change, anchors, share, action]}
        numbers={2}
        rows={[
          {
            key: 'now',
            cells: [
              now,
              anchorsNow,
              <span key="share" data-if-value="share">
                {shareNow}
              </span>,
              '',
            ],
          },
          ...rows.map(([what, text]) => {
            const isSo = !askedIf(what, { plan: history.plan, method, range })
            const found = alternatives[what]
            return {
              key: what,
              cells: [
                <span key="text" id={`if-${what}`}>
                  {text}
                </span>,
                ...figuresOf(found?.placed, isSo ? texts.soAlready : '–'),
                <Acts key="acts" what={what} isSo={isSo} placing={placing} say={say} />,
              ],
            }
          }),
        ]}
      />
      <Running placer={placers.whatIf} cancel={placing.cancel} size="small" />
      <p role="status" data-part="if-status">
        {said}
      </p>
      <Text
        size="body"
        tone="muted"
        measure="prose"
        above="200"
        hidden={!map || map.summary.share >= planningConstants.coverageTarget}
      >
        {note}
      </Text>
    </div>
  )
}

interface ActsProps {
  what: What
  isSo: boolean
  placing: ReturnType<typeof usePlacing>
  say: (text: string) => void
}

/** Computes an alternative, or takes over the one that is computed. */
function Acts({ what, isSo, placing, say }: ActsProps) {
  const { planner, placement, words, texts } = useWorkbench()
  const { compute: computeText, take: takeText } = words.placement.whatIf
  const { problems } = usePlannerAtRest('problems')
  const found = useStore(placement, 'alternatives').alternatives[what]
  const takeButton = useRef<HTMLButtonElement>(null)
  const compute = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const asked = askedIf(what, askedNow(planner))
    if (!asked) return
    const placed = await placing.begin(asked, currentTarget)
    if (typeof placed === 'string') {
      say(texts[placed])
      return
    }
    const hadFocus = document.activeElement === currentTarget
    say(texts.alternativeOf(placed.map))
    const { alternatives } = placement.state
    flushSync(() => placement.set({ alternatives: { ...alternatives, [what]: { asked, placed } } }))
    if (hadFocus) takeButton.current?.focus()
  }
  return (
    <Text as="span" unbroken>
      <Button
        size="small"
        variant="ghost"
        id={`compute-${what}`}
        aria-labelledby={`compute-${what} if-${what}`}
        disabled={placing.isRunning}
        hidden={isSo || !!found || problems.length > 0}
        onClick={(event) => void compute(event)}
      >
        {computeText}
      </Button>
      <Button
        ref={takeButton}
        size="small"
        variant="ink"
        id={`take-${what}`}
        aria-labelledby={`take-${what} if-${what}`}
        hidden={!found}
        onClick={() => found && takePlaced(planner, found.asked, found.placed)}
      >
        {takeText}
      </Button>
    </Text>
  )
}
