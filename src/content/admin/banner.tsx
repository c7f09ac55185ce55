import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface Props {
  tone: 'amber' | 'red'
  children: ReactNode
  actions?: ReactNode
}

/** A message above the content, with actions. */
export function Banner({ tone, children, actions }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
      <p>{children}</p>
      {actions && <div>{actions}</div>}
    </div>
  )
}
