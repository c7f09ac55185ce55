import type { ReactNode } from 'react'
import styles from './collapsible.module.css'

/** A part of the method that is closed until somebody wants to read it. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
