import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** For an element whose content another library draws, such as the text editor. */
export const proseClass = styles.prose ?? ''

/** `html` is rich text that was sanitised before. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props)
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: framed(props.html) }} />
  return <div className={styles.prose}>{props.children}</div>
}

/** Each table in a frame that scrolls by itself where it is wider than the page, by keys too; so does code. */
const framed = (html: string) =>
  html
    .replaceAll('<table>', '<div data-table="" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
