import type { ReactNode } from 'react'
import styles from './tables.module.css'

/** A table that scrolls inside its frame where the window is narrow. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrolls, which the keyboard can do only where it can go.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  )
}
