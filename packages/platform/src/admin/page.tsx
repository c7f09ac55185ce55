import type { ReactNode } from 'react'
import styles from './page.module.css'

interface Props {
  /** Leads to the list that the page belongs to. */
  back?: ReactNode
  children: ReactNode
}

/** The frame of a page, with the link back above its header. */
export function Page({ back, children }: Props) {
  return (
    <div className={styles.page}>
      {back && (
        <nav aria-label="Breadcrumb" className={styles.back}>
          {back}
        </nav>
      )}
      {children}
    </div>
  )
}
