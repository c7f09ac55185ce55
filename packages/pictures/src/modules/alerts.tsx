import { createWording, type LiveLabels } from '../floor/labels.ts'
import { recentAlerts } from '../floor/recent-alerts.ts'
import { stillFloor } from '../floor/still-floor.ts'
import { stillTime } from '../floor/still-time.ts'
import { number } from '../plan/measure.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import screenStyles from './screen.module.css'
import styles from './alerts.module.css'

export type AlertsLabels = Readonly<Record<'open' | 'today', string>>

const count = 5
const today = 18

interface AlertsProps {
  labels: AlertsLabels
  /** Of the hall that the alerts come from. */
  live: LiveLabels
  locale: string
}

/** The last alerts of the hall in the digital twin; `digital-twin.browser.ts` keeps them up. */
export function Alerts({ labels, live, locale }: AlertsProps) {
  const alerts = recentAlerts(stillFloor(), stillTime, createWording(live, locale), count)
  return (
    <>
      <ol className={styles.list}>
        {alerts.map(({ isDanger, time, title, details }) => (
          <li key={time} data-twin-alert={isDanger ? 'danger' : 'warning'}>
            <Text as="b" weight="strong">
              {title}
            </Text>
            <time>{time}</time>
            <span>{details}</span>
          </li>
        ))}
      </ol>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span>
          <b>{number(locale, count)}</b> {labels.open}
        </span>
        <span>
          <b>{number(locale, today)}</b> {labels.today}
        </span>
      </Row>
    </>
  )
}
