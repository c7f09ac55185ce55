import type { PropsWithChildren } from 'react'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import styles from './result-details.module.css'

interface DetailsPanelProps extends PropsWithChildren {
  title: string
  /** Called when the pointer or the focus enters. */
  onTouch?: () => void
}

export function DetailsPanel({ title, onTouch, children }: DetailsPanelProps) {
  return (
    <section data-ground="ink" className={styles.details} onPointerOver={onTouch} onFocus={onTouch}>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </section>
  )
}
