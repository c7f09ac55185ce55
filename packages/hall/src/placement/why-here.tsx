import { useEffect, useState } from 'react'
import type { Reason } from '#src/model/reasons.ts'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import type { HallMap } from '../worker/jobs.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { currentMap } from './current-map.ts'
import { mountingAt } from './mountings.ts'
import styles from './placement-panel.module.css'
import { StepButtons } from './step-buttons.tsx'

const restMs = 250

/** Why the selected anchor is where it is. */
export function WhyHere() {
  const { planner, words } = useWorkbench()
  const { title, previous, next } = words.placement.why
  const sentence = useSentence()
  const step = (by: 1 | -1) => {
    const { selected, history } = planner.state
    const { length } = history.plan.anchors
    if (!length) return
    const from = selected?.list === 'anchors' ? selected.index : undefined
    const index = ((from ?? (by === 1 ? -1 : length)) + by + length) % length
    planner.set({ selected: { list: 'anchors', index } })
  }
  return (
    <div className={styles.why}>
      <h3>{title}</h3>
      <p role="status" data-part="why-here">
        {sentence}
      </p>
      <Row gap="100" above="150">
        <StepButtons previous={previous} next={next} onStep={step} />
      </Row>
    </div>
  )
}

function useSentence(): string {
  const { words, texts } = useWorkbench()
  const { selected, ...shown } = usePlanner('selected', 'history', 'map', 'method')
  const { plan } = shown.history
  const index = selected?.list === 'anchors' ? selected.index : -1
  const anchor = plan.anchors[index]
  const map = currentMap(shown)
  const reason = useReasons(anchor && map)?.[index]
  if (!anchor) return words.placement.why.hint
  return texts.whyHere({
    number: index + 1,
    anchor,
    on: mountingAt(plan, anchor),
    method: shown.method,
    reason,
  })
}

/** Of every anchor of a map, once it has rested. */
function useReasons(map: HallMap | undefined): readonly Reason[] | undefined {
  const { ask } = useWorkbench()
  const [known, setKnown] = useState<{ map: HallMap; reasons: readonly Reason[] }>()
  const isKnown = !map || known?.map === map
  useEffect(() => {
    if (isKnown) return undefined
    const { plan, method } = map
    const timer = setTimeout(() => {
      void ask('reasons', { plan, method }).then((reasons) => reasons && setKnown({ map, reasons }))
    }, restMs)
    return () => clearTimeout(timer)
  }, [ask, map, isKnown])
  return map && isKnown ? known?.reasons : undefined
}
