import type { ReactNode } from 'react'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './filter-row.module.css'

interface Props {
  search: ReactNode
  /** Filters, order, look. */
  children: ReactNode
}

/** The search of a list, and beside it what narrows the list; on a phone below it, in a row that scrolls. */
export function FilterRow({ search, children }: Props) {
  return (
    <Row gap="150 100" align="center" className={styles.row}>
      {search}
      <div className={styles.filters}>{children}</div>
    </Row>
  )
}
