import type { ReactNode } from 'react'
import styles from './definition-row.module.css'

interface DefinitionRowProps {
  term: ReactNode
  /** What is said of the term steps back behind it. */
  quiet?: boolean
  children: ReactNode
}

/** A row of a `dl` on hairlines: the term, and beside it on a wide window what is said of it. */
export function DefinitionRow({ term, quiet, children }: DefinitionRowProps) {
  return (
    <div className={quiet ? `${styles.row} ${styles.quiet}` : styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
