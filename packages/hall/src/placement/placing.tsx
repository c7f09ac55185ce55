import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import type { Placed } from '../worker/jobs.ts'
import styles from './placement-panel.module.css'
import type { NotPlaced, Placer } from './placer.ts'
import type { Asked } from './what-if-plans.ts'

/** Places anchors; the keyboard goes from the button that starts it to the one that cancels, and back. */
export function usePlacing({ place, running }: Placer) {
  const cancel = useRef<HTMLButtonElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const { isRunning } = useStore(running, 'isRunning')
  useLayoutEffect(() => {
    if (!isRunning && document.activeElement === cancel.current) start.current?.focus()
  }, [isRunning])
  return {
    cancel,
    isRunning,
    begin(asked: Asked, pressed: HTMLButtonElement): Promise<Placed | NotPlaced> {
      const hadFocus = document.activeElement === pressed
      start.current = pressed
      const placing = flushSync(() => place(asked))
      if (hadFocus) cancel.current?.focus()
      return placing
    },
  }
}

interface RunningProps {
  placer: Placer
  cancel: RefObject<HTMLButtonElement | null>
  size?: 'small'
}

/** How far it is, as long as anchors are placed. */
export function Running({ placer, cancel, size }: RunningProps) {
  const { placing, cancel: text } = useWorkbench().words.placement
  const { isRunning, progress } = useStore(placer.running, 'isRunning', 'progress')
  return (
    <Row
      unbroken
      gap="150"
      align="center"
      className={styles.running}
      data-part="running"
      hidden={!isRunning}
    >
      <progress max={1} value={progress} aria-label={placing} />
      <Button ref={cancel} size={size} variant="ghost" onClick={placer.cancel}>
        {text}
      </Button>
    </Row>
  )
}
