import { useEffect, type ReactNode } from 'react'
import { brand } from '#src/brand/brand.ts'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './page-header.module.css'

interface Props {
  title: string
  /** The title of the browser tab, where it is not that of the page. */
  tab?: string
  /** One sentence below the title. */
  summary?: ReactNode
  /** The actions of the page. */
  children?: ReactNode
  /** The main one; beside the title where the others have a line of their own. */
  main?: ReactNode
}

export function PageHeader({ title, tab = title, summary, children, main }: Props) {
  usePageTitle(tab)
  return (
    <Row
      as="header"
      justify="between"
      gap="150 300"
      align="end"
      className={styles.head}
      data-main={main ? true : undefined}
    >
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {summary !== undefined && <p>{summary}</p>}
      </div>
      {children && (
        <Row gap="100" className={styles.actions}>
          {children}
        </Row>
      )}
      {main}
    </Row>
  )
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name} back office`
  }, [title])
}
