import { useEffect, useEffectEvent, useRef, useState, type PropsWithChildren } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { island } from '@repo/platform/site/islands/island.tsx'
import { ServerRendered } from '@repo/platform/site/document/server-rendered.tsx'
import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { emptyHall } from '../planner/hall-edits.ts'
import { openPlan } from '../planner/planner-state.ts'
import { beginShift } from '../workbench/begin-shift.ts'
import { openBelow } from '../workbench/open-below.ts'
import { BelowTool } from '../workbench/below-tool.tsx'
import { focusTitle } from '../workbench/go-to.ts'
import { Tool } from '../workbench/tool.tsx'
import styles from '../workbench/tool.module.css'
import {
  createWorkbench,
  startWorkbench,
  WorkbenchContext,
  type Workbench as Begun,
  type WorkbenchProps,
} from '../workbench/workbench.ts'

/** A plan in the page's address begins the workbench as a press does. */
const planInAddress = '#p='

/**
 * The tool, which the server sends with a template drawn in it and the buttons that begin. The first press
 * loads this island, whose workbench takes the drawing's place; what follows from the plan stands below.
 */
export const Workbench = island(
  function Workbench(props: PropsWithChildren<WorkbenchProps>) {
    const { children, ...given } = props
    const frame = useRef<HTMLDivElement>(null)
    const file = useRef<HTMLInputElement>(null)
    const [begun, setBegun] = useState<{ workbench: Begun; place: Element }>()
    const begin = () => {
      if (begun) return begun.workbench
      const workbench = createWorkbench(given, () => import('../runs/run-view.ts'))
      const place = document.createElement('div')
      showWhole(frame.current)
      frame.current?.closest('section')?.after(place)
      flushSync(() => setBegun({ workbench, place }))
      startWorkbench(workbench)
      focusTitle('planner')
      return workbench
    }
    const starts = {
      planner: begin,
      own: () => openPlan(begin().planner, emptyHall()),
      file() {
        // A slow connection has used up the press: the chooser then opens from its own button.
        if (navigator.userActivation.isActive) file.current?.click()
        else void openBelow(begin(), 'take-along')
      },
      runs: () => beginShift(begin()),
    }
    const openAddress = useEffectEvent(() => {
      if (location.hash.startsWith(planInAddress)) begin()
    })
    useEffect(() => {
      // Not in an effect: the workbench is drawn at once.
      queueMicrotask(openAddress)
    }, [])
    return (
      <>
        <div
          ref={frame}
          className={`${lightClass.paper} ${styles.tool}`}
          data-ground="paper"
          data-planner=""
        >
          {begun ? (
            <WorkbenchContext value={begun.workbench}>
              <Tool />
              {createPortal(<BelowTool />, begun.place)}
            </WorkbenchContext>
          ) : (
            <>
              <Starts words={given.words.start} starts={starts} />
              <ServerRendered className={styles.still}>{children}</ServerRendered>
            </>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) begin().keeping.open(chosen)
          }}
        />
      </>
    )
  },
  'workbench',
  'press',
  planInAddress,
)

/** What is put in below the tool then moves nothing that is in sight. */
function showWhole(frame: HTMLElement | null) {
  const isTall = (frame?.offsetHeight ?? 0) > innerHeight
  frame?.scrollIntoView({ block: isTall ? 'start' : 'end', behavior: 'instant' })
}

interface StartsProps {
  words: WorkbenchProps['words']['start']
  starts: Readonly<Record<'planner' | 'own' | 'file' | 'runs', () => unknown>>
}

const Starts = ({ words, starts }: StartsProps) => (
  <div className={styles.bar}>
    <Row gap="100" align="center" className={styles.start} data-screen-only data-script-only>
      {(['planner', 'own', 'file', 'runs'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'planner' ? 'primary' : 'ghost'}
          data-start={name}
          onClick={starts[name]}
        >
          {words[name]}
        </Button>
      ))}
      <p className={styles.failed} role="status">
        {words.failed}
      </p>
    </Row>
  </div>
)
