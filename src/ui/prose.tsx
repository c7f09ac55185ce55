import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** `html` is rich text that was sanitised before. */
export function Prose(props: { children: ReactNode } | { html: string }) {
  if ('html' in props)
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: props.html }} />
  return <div className={styles.prose}>{props.children}</div>
}
