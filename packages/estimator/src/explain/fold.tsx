import type { PropsWithChildren } from 'react'
import styles from './fold.module.css'

/** A part under its title, folded until it is asked for. */
export function Fold({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <details className={styles.fold}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
