import type { ReactNode } from 'react'
import { usePageTitle } from './page-header.tsx'
import styles from './notice-page.module.css'

/** A page that says one thing and where to go from it. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}

export function NotAllowed() {
  return (
    <NoticePage title="Not allowed">
      <p>
        Your role does not include this part of the back office. An administrator can change that.
      </p>
    </NoticePage>
  )
}
