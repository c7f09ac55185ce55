import { useEffect, useRef } from 'react'
import { useRuns, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './run-panel.module.css'
import { sides, type Side } from './runs-state.ts'

/** Both runs, painted frame by frame outside of React, each with what it has counted so far. */
export function Stages() {
  const { sideNames, legend } = useWorkbench().words.runs
  return (
    <>
      <Columns gap="300" className={styles.stages}>
        {sides.map((side) => (
          <Stack as="figure" gap="150" key={side}>
            <Row as="figcaption" gap="100 300" align="baseline" className={styles.caption}>
              <h3>{sideNames[side]}</h3>
              <Counts side={side} />
            </Row>
            <Stage side={side} />
          </Stack>
        ))}
      </Columns>
      <p className={styles.legend}>{legend}</p>
    </>
  )
}

function Counts({ side }: { side: Side }) {
  const { doneSoFar, nearMissesSoFar } = useWorkbench().words.runs
  const { both, clock } = useRuns('both', 'clock')
  const events = both?.of[side].events
  return (
    <>
      <p>
        {doneSoFar} <b>{events?.countAt('done', clock.time)}</b>
      </p>
      <p>
        {nearMissesSoFar} <b>{events?.countAt('near-miss', clock.time)}</b>
      </p>
    </>
  )
}

function Stage({ side }: { side: Side }) {
  const { runs, words } = useWorkbench()
  const { view } = useRuns('view')
  const stage = useRef<HTMLDivElement>(null)
  const [floor, movers] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  useEffect(() => {
    if (stage.current && floor.current && movers.current)
      view?.drawRun(
        { stage: stage.current, floor: floor.current, movers: movers.current },
        runs,
        side,
      )
  }, [view, stage, floor, movers, runs, side])
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-stage={side}
      role="img"
      aria-label={words.runs.stage[side]}
    >
      <canvas ref={floor} />
      <canvas ref={movers} />
    </div>
  )
}
