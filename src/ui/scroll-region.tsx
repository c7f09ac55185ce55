import type { ReactNode } from 'react'
import styles from './scroll-region.module.css'

interface ScrollRegionProps {
  /** Id of what names it: the caption of its table. */
  labelledBy: string
  children: ReactNode
}

/** For a table that may be wider than the page: scrolls sideways, which the keyboard can do only where it can go. */
export function ScrollRegion({ labelledBy, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  )
}
