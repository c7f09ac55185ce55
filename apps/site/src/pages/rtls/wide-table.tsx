import type { ReactNode } from 'react'
import { ScrollFrame } from '@repo/platform/ui/scroll-frame.tsx'
import styles from './tables.module.css'

interface WideTableProps {
  label: string
  /** Has room on a phone. */
  fits?: boolean
  children: ReactNode
}

/** A table that scrolls inside its frame where the window is narrow. */
export function WideTable({ label, fits, children }: WideTableProps) {
  return (
    <ScrollFrame label={label}>
      <table className={fits ? styles.table : `${styles.table} ${styles.wide}`} aria-label={label}>
        {children}
      </table>
    </ScrollFrame>
  )
}
