import type { ReactNode } from 'react'
import styles from './scroll-frame.module.css'

interface ScrollFrameProps {
  /** Names the region for those who reach it by keys. */
  label: string
  children: ReactNode
}

/** Scrolls sideways by itself, by keys too, where the window is narrower than what it holds. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // The keyboard can scroll only where it can go.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
