import type { PropsWithChildren } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  title: string
  level?: 2 | 3 | 4
  /** Folded on a phone only; in a wider window and on paper it is open and has no title. */
  onPhones?: boolean
}

/** A part under its title, folded until it is asked for. */
export function Fold({ title, level = 3, onPhones, children }: PropsWithChildren<FoldProps>) {
  const Title = `h${level}` as const
  return (
    <details className={onPhones ? `${styles.fold} ${styles.phones}` : styles.fold}>
      <summary>
        <Title>{title}</Title>
      </summary>
      {children}
    </details>
  )
}
