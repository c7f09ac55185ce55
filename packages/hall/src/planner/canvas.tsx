import { useEffect } from 'react'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { BriefValues, MapState } from '../placement/map-panel.tsx'
import { fieldsOf } from '../placement/placement-state.ts'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import { followKeys } from './canvas-keys.ts'
import { drawPlan } from './plan-canvas.ts'
import { followPointers } from './pointers.ts'
import { ViewButtons } from './tool-bar.tsx'
import styles from './planner-panel.module.css'

/** The plan: it paints itself at every frame of a gesture, outside of React. */
export function PlanCanvas() {
  const { planner, placement, canvas, plannerWords, spoken } = useWorkbench()
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    drawPlan(element, planner, plannerWords)
    followPointers(element, planner)
    followKeys(element, planner, plannerWords, (text) => spoken.set({ text }))
  }, [canvas, planner, plannerWords, spoken])
  const askThere = () => {
    const { cursor } = planner.state
    if (cursor && placement.state.asksWhyNot) placement.set(fieldsOf(cursor))
  }
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it has keys of its own
        role="application"
        aria-label={plannerWords.canvas}
        aria-describedby="canvas-keys"
        onClick={askThere}
      />
      <BriefValues />
      <MapState />
      <ViewButtons />
      <VisuallyHidden>
        <Spoken />
        <span id="canvas-keys">{plannerWords.keys.brief}</span>
      </VisuallyHidden>
    </>
  )
}

function Spoken() {
  const { text } = useStore(useWorkbench().spoken, 'text')
  return (
    <span role="status" data-spoken="">
      {text}
    </span>
  )
}
