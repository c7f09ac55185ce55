import { useState, type MouseEvent } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { askedNow } from './placement-state.ts'
import { takePlaced } from './placer.ts'
import { Running, usePlacing } from './placing.tsx'

/** Places the anchors of the plan, but for the fixed ones: one step that can be taken back. */
export function PlaceAnchors() {
  const { planner, placers, words, texts } = useWorkbench()
  const { problems } = usePlannerAtRest('problems')
  const { begin, cancel, isRunning } = usePlacing(placers.plan)
  const [said, say] = useState('')
  const place = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    say('')
    const asked = askedNow(planner)
    const placed = await begin(asked, currentTarget)
    if (typeof placed === 'string') {
      say(texts[placed])
      return
    }
    takePlaced(planner, asked, placed)
    say(texts.placedOrNot(placed))
  }
  return (
    <>
      <Row gap="100" align="center" above="150">
        <Button
          size="small"
          data-part="place"
          hidden={isRunning}
          disabled={problems.length > 0}
          onClick={(event) => void place(event)}
        >
          {words.placement.place}
        </Button>
        <Running placer={placers.plan} cancel={cancel} size="small" />
      </Row>
      <Text size="small" role="status" data-part="placed">
        {said}
      </Text>
    </>
  )
}
