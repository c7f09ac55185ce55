import { useId, type ReactNode } from 'react'
import { shiftClock } from '../floor/shift-clock.ts'
import { stillTime } from '../floor/still-time.ts'
import { number } from '../plan/measure.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './digital-twin.module.css'

export type DigitalTwinLabels = Readonly<
  Record<'live' | 'latency' | 'trucks' | 'replay' | 'replayed' | 'backToLive', string>
>

interface DigitalTwinProps {
  labels: DigitalTwinLabels
  locale: string
  /** No way back in time: the picture does not run. */
  isStill?: boolean
  /** The picture of the hall; it fills the frame and is cut where it is larger. */
  children: ReactNode
}

/** The seconds of the loop in which two trucks meet at the crossing, and then a truck and a person. */
const replay = { from: 13, to: 30 } as const

/** The frame around the hall: the picture, how live it is, and a way back to the last alert. */
export function DigitalTwin({ labels, locale, isStill, children }: DigitalTwinProps) {
  return (
    <div className={`${screenStyles.bleed} ${styles.frame}`}>
      <div className={styles.picture}>{children}</div>
      {!isStill && <Replay labels={labels} />}
      <Row as="p" gap="050 200" align="center" className={styles.bar}>
        <b className={screenStyles.live} data-twin-state>
          <span>{labels.live}</span>
          <span>{labels.replayed}</span>
        </b>
        <time data-twin-clock>{shiftClock(stillTime)}</time>
        <span>{labels.latency}</span>
        <span>
          {number(locale, 18)}/{number(locale, 24)} {labels.trucks}
        </span>
      </Row>
    </div>
  )
}

function Replay({ labels }: Pick<DigitalTwinProps, 'labels'>) {
  const id = useId()
  return (
    <Row
      as="p"
      gap="050 200"
      align="center"
      className={styles.controls}
      data-screen-only
      data-twin-controls
      hidden
    >
      <label htmlFor={id}>{labels.replay}</label>
      <input
        id={id}
        type="range"
        min={replay.from}
        max={replay.to}
        step="0.25"
        defaultValue={stillTime}
        aria-valuetext={shiftClock(stillTime)}
        autoComplete="off"
        data-twin-replay
      />
      <button type="button" data-twin-live hidden>
        {labels.backToLive}
      </button>
    </Row>
  )
}
