import type { ReactNode } from 'react'
import { number } from '../plan/measure.ts'
import screenStyles from './screen.module.css'
import styles from './digital-twin.module.css'

export type DigitalTwinLabels = Readonly<Record<'live' | 'latency' | 'trucks', string>>

interface DigitalTwinProps {
  labels: DigitalTwinLabels
  locale: string
  /** The picture of the hall; it fills the frame and is cut where it is larger. */
  children: ReactNode
}

/** The frame around the hall: the picture, and below it how live it is. */
export function DigitalTwin({ labels, locale, children }: DigitalTwinProps) {
  return (
    <div className={`${screenStyles.bleed} ${styles.frame}`}>
      <div className={styles.picture}>{children}</div>
      <p className={styles.bar}>
        <b className={screenStyles.live}>{labels.live}</b>
        <time>22:41:07</time>
        <span>{labels.latency}</span>
        <span>
          {number(locale, 18)}/{number(locale, 24)} {labels.trucks}
        </span>
      </p>
    </div>
  )
}
