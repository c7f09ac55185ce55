import type { ReactNode } from 'react'
import styles from './page.module.css'

interface Props {
  /** Leads to the list that the page belongs to. */
  back?: ReactNode
  children: ReactNode
}

/** A page of the back office: white as far as it goes, the way back above its head. */
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
