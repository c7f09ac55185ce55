import { measure, number } from '../plan/measure.ts'
import screenStyles from './screen.module.css'
import styles from './alerts.module.css'

type Kind = 'collision' | 'speeding' | 'impact' | 'leftHall' | 'idling'

export type AlertsLabels = Readonly<
  Record<
    Kind | 'crossing' | 'zone' | 'rack' | 'tool' | 'dock' | 'staging' | 'open' | 'today',
    string
  >
>

interface Alert {
  kind: Kind
  weight: 'danger' | 'warning' | 'note'
  time: string
  details: readonly string[]
}

interface AlertsProps {
  labels: AlertsLabels
  locale: string
}

export function Alerts({ labels, locale }: AlertsProps) {
  const alerts = sampleAlerts(labels, locale)
  return (
    <>
      <ol className={styles.list}>
        {alerts.map(({ kind, weight, time, details }) => (
          <li key={kind} className={styles[weight]}>
            <b>{labels[kind]}</b>
            <time>{time}</time>
            <span>{details.join(' · ')}</span>
          </li>
        ))}
      </ol>
      <p className={screenStyles.caption}>
        <span>
          <b>{number(locale, alerts.length)}</b> {labels.open}
        </span>
        <span>
          <b>{number(locale, 18)}</b> {labels.today}
        </span>
      </p>
    </>
  )
}

function sampleAlerts(labels: AlertsLabels, locale: string): Alert[] {
  const speed = measure(locale, 9.2, 'km/h', 1)
  const limit = measure(locale, 6, 'km/h')
  return [
    {
      kind: 'collision',
      weight: 'danger',
      time: '22:41:07',
      details: ['F-07', 'F-12', `${labels.crossing} K2`],
    },
    {
      kind: 'speeding',
      weight: 'warning',
      time: '22:38:52',
      details: ['F-15', speed, `${labels.zone} ${limit}`],
    },
    { kind: 'impact', weight: 'warning', time: '22:31:20', details: ['F-03', `${labels.rack} D`] },
    {
      kind: 'leftHall',
      weight: 'note',
      time: '22:17:44',
      details: [`${labels.tool} T-118`, `${labels.dock} 4`],
    },
    {
      kind: 'idling',
      weight: 'note',
      time: '22:09:03',
      details: ['F-21', measure(locale, 6, 'min'), `${labels.staging} 2`],
    },
  ]
}
