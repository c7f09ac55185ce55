import type { ReactNode } from 'react'
import { withFramedTables } from './article-tables.ts'
import './layout/table.css'
import styles from './prose.module.css'

/** For an element whose content another library draws, such as the text editor. */
export const proseClass = styles.prose ?? ''

/** `html` is rich text that was sanitised before. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props)
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: framed(props.html) }} />
  return <div className={styles.prose}>{props.children}</div>
}

/** A table or code that is wider than the page scrolls by itself, by keys too. */
const framed = (html: string) => withFramedTables(html).replaceAll('<pre>', '<pre tabindex="0">')
