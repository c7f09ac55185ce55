import type { ReactNode } from 'react'
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
    // Scrolls, which the keyboard can do only where it can go.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={fits ? styles.table : `${styles.table} ${styles.wide}`} aria-label={label}>
        {children}
      </table>
    </div>
  )
}
