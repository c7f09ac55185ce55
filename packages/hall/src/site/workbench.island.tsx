import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { island } from '@repo/platform/site/islands/island.tsx'
import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Sections } from '../workbench/sections.tsx'
import styles from '../workbench/start.module.css'
import {
  createWorkbench,
  startWorkbench,
  type Workbench as Begun,
  type WorkbenchProps,
} from '../workbench/workbench.ts'

/** A plan in the page's address begins the workbench as a press does. */
const planInAddress = '#p='

/**
 * What the visitor presses to begin. The first press loads this island; the workbench then stands below
 * the section that it is begun in, and the buttons lead there.
 */
export const Workbench = island(
  function Workbench(props: WorkbenchProps) {
    const { draw, run, failed } = props.words.start
    const row = useRef<HTMLDivElement>(null)
    const [begun, setBegun] = useState<{ workbench: Begun; place: Element }>()
    const begin = () => {
      if (begun) return begun.workbench
      const workbench = createWorkbench(props, () => import('../runs/run-view.ts'))
      const place = document.createElement('div')
      row.current?.closest('section')?.after(place)
      flushSync(() => setBegun({ workbench, place }))
      startWorkbench(workbench)
      return workbench
    }
    const openPlanner = () => {
      begin()
      goTo('planner')
    }
    const openRuns = () => {
      const { planner, runShift } = begin()
      goTo('runs')
      flushSync(() => runShift({ places: planner.state.history.plan.anchors.length === 0 }))
    }
    const openAddress = useEffectEvent(() => {
      if (location.hash.startsWith(planInAddress)) openPlanner()
    })
    useEffect(() => {
      // Not in an effect: the workbench is drawn at once.
      queueMicrotask(openAddress)
    }, [])
    return (
      <>
        <div ref={row}>
          <Row gap="150" align="center" above="400" data-screen-only data-script-only>
            <Button data-start="planner" onClick={openPlanner}>
              {draw}
            </Button>
            <Button variant="ghost" data-start="runs" onClick={openRuns}>
              {run}
            </Button>
            <p className={styles.failed} role="status">
              <span>{failed}</span>
            </p>
          </Row>
        </div>
        {begun && createPortal(<Sections workbench={begun.workbench} />, begun.place)}
      </>
    )
  },
  'workbench',
  'press',
  planInAddress,
)

function goTo(id: string) {
  const heading = document.getElementById(`${id}-title`)
  if (!heading) return
  heading.tabIndex = -1
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
