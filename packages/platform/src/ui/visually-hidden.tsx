import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

interface Props {
  as?: 'h1' | 'span'
  children: ReactNode
}

export function VisuallyHidden({ as: Element = 'span', children }: Props) {
  return <Element className={styles.hidden}>{children}</Element>
}
