import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

/** How many rows are selected, and what can be done with them. */
export function SelectionBar({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label="Selected rows">
      <p role="status">{count} selected</p>
      {children}
      <span>
        <kbd>Esc</kbd> clears
      </span>
    </section>
  )
}
