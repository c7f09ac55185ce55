import type { ReactNode } from 'react'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './tool.module.css'

interface ToolFrameProps {
  plan: ReactNode
  /** Beside the plan at every width from a tablet's on: what the plan reaches. */
  results: ReactNode
  side: ReactNode
}

/** The plan and what stands beside it, as large before the workbench is loaded as after it. */
export function ToolFrame({ plan, results, side }: ToolFrameProps) {
  return (
    <>
      <div className={styles.plan}>{plan}</div>
      <div className={styles.right}>
        <div className={styles.results}>{results}</div>
        <Stack gap="200" className={styles.side}>
          {side}
        </Stack>
      </div>
    </>
  )
}
