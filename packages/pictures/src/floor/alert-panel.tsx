import { alertTexts } from './alert-texts.ts'
import type { Alert } from './alerts.ts'
import type { Wording } from './labels.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './animated-floor.module.css'

interface AlertPanelProps {
  readonly alert: Alert
  readonly wording: Wording
}

/** Docked in the corner of the picture; part of it, hence silent for assistive technology. */
export function AlertPanel({ alert, wording }: AlertPanelProps) {
  const { title, place, sentence, labels, values } = alertTexts(alert, wording)
  return (
    <div
      className={styles.alert}
      aria-hidden="true"
      data-floor-alert="shown"
      data-kind={alert.kind}
    >
      <Row as="p" unbroken justify="between" gap="150" className={styles.alertHead}>
        <strong>{title}</strong> <span>{place}</span>
      </Row>
      <p className={styles.alertBody}>{sentence}</p>
      <dl className={styles.alertFigures}>
        <div>
          <dt>{labels[0]}</dt>
          <dd>{values[0]}</dd>
        </div>
        <div>
          <dt>{labels[1]}</dt>
          <dd>{values[1]}</dd>
        </div>
      </dl>
    </div>
  )
}
