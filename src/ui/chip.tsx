import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type ChipTone = 'teal' | 'amber' | 'orange' | 'red' | 'grey'

export function Chip({ tone = 'grey', children }: { tone?: ChipTone; children: ReactNode }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
}
