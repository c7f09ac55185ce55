import { useEffect, type ReactNode } from 'react'
import { brand } from '#src/brand/brand.ts'
import styles from './page-header.module.css'

interface Props {
  title: string
  /** One sentence below the title. */
  summary?: ReactNode
  /** The actions of the page. */
  children?: ReactNode
  /** The main one; beside the title where the others have a line of their own. */
  main?: ReactNode
}

export function PageHeader({ title, summary, children, main }: Props) {
  usePageTitle(title)
  return (
    <header className={styles.head} data-main={main ? true : undefined}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {summary !== undefined && <p>{summary}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
      {main}
    </header>
  )
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name} back office`
  }, [title])
}
