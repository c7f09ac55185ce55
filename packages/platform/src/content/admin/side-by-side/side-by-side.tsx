import { useRef, type ReactNode } from 'react'
import styles from './side-by-side.module.css'
import { useCurrentBlock } from './use-current-block.ts'

interface Props {
  /** The text that is written. */
  children: ReactNode
  /** What is shown beside it, told the number of the block with the cursor; absent: nothing. */
  beside?: ((place: number | undefined) => ReactNode) | undefined
}

/** A text and, to its right, another; on a narrow screen the other stands above it. */
export function SideBySide({ children, beside }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const place = useCurrentBlock(own, beside !== undefined)
  return (
    <div className={styles.columns} data-two={beside !== undefined || undefined}>
      <div ref={own} className={styles.own}>
        {children}
      </div>
      {beside?.(place)}
    </div>
  )
}
