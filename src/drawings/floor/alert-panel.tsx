import { alertTexts } from './alert-texts.ts'
import type { Alert } from './engine.ts'
import type { Wording } from './labels.ts'
import styles from './animated-floor.module.css'

interface AlertPanelProps {
  readonly alert: Alert | undefined
  readonly wording: Wording
}

/** Docked in the corner of the picture; part of it, hence silent for assistive technology. */
export function AlertPanel({ alert, wording }: AlertPanelProps) {
  const { labels } = wording
  const texts = alertTexts(alert, wording)
  return (
    <div className={styles.alert} aria-hidden="true" data-floor-alert={alert ? 'shown' : 'hidden'}>
      <p className={styles.alertHead}>
        <strong>{labels.collision}</strong> <span data-text="crossing">{texts.crossing}</span>
      </p>
      <p className={styles.alertBody} data-text="sentence">
        {texts.sentence}
      </p>
      <dl className={styles.alertFigures}>
        <div>
          <dt>{labels.timeToConflict}</dt>
          <dd data-text="time">{texts.time}</dd>
        </div>
        <div>
          <dt>{labels.closingSpeed}</dt>
          <dd data-text="closing">{texts.closing}</dd>
        </div>
      </dl>
    </div>
  )
}
