import { BarChart } from '../plan/bar-chart.tsx'
import { lightClass } from '../plan/light.ts'
import { measure, number } from '../plan/measure.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import figuresStyles from './figures.module.css'
import styles from './automated-reports.module.css'

type Report = 'shift' | 'safety' | 'fleet'
type Figure = 'trucks' | 'impacts' | 'speeding' | 'search'

export type AutomatedReportsLabels = Readonly<
  Record<
    | Report
    | Figure
    // When a report is sent.
    | 'daily'
    | 'weekly'
    | 'monthly'
    | 'shiftLeads'
    | 'safetyOfficer'
    | 'operations'
    | 'on'
    | 'paused'
    | 'night'
    | 'nightStart'
    | 'nightEnd'
    | 'moves',
    string
  >
>

/** Pallet moves in each ten minutes of a night shift from 22:00 to 06:00. */
const moves = [
  14, 22, 29, 34, 38, 37, 33, 27, 21, 16, 12, 18, 25, 31, 36, 39, 38, 35, 29, 24, 17, 13, 8, 7, 6,
  8, 12, 21, 30, 52, 41, 36, 30, 24, 18, 13, 17, 24, 30, 35, 38, 37, 33, 27, 20, 14, 10, 6,
]
const peak = moves.indexOf(Math.max(...moves))

/** Its evening. */
export const reportDay = new Date('2026-11-15')

interface AutomatedReportsProps {
  labels: AutomatedReportsLabels
  locale: string
  /** The page below its schedule, however wide the window is. */
  isStacked?: boolean
}

export function AutomatedReports({ labels, locale, isStacked }: AutomatedReportsProps) {
  const values: ReadonlyArray<readonly [Figure, string]> = [
    ['trucks', `${number(locale, 18)}/${number(locale, 24)}`],
    ['impacts', number(locale, 1)],
    ['speeding', number(locale, 7)],
    ['search', measure(locale, 3.1, 'h', 1)],
  ]
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    reportDay,
  )
  return (
    <div className={isStacked ? undefined : styles.columns}>
      <Schedule labels={labels} />
      <div className={`${styles.sheet} ${lightClass.paper}`}>
        <Row as="p" justify="between" className={styles.title}>
          <b>{labels.shift}</b>
          <span>
            {date}, {labels.night}
          </span>
        </Row>
        <Row as="dl" gap="100 400" className={figuresStyles.figures}>
          {values.map(([figure, value]) => (
            <div key={figure}>
              <dt>{labels[figure]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Row>
        <div className={styles.moves}>
          <BarChart
            values={moves}
            max={64}
            ticks={[0]}
            marked={peak}
            markedText={number(locale, moves[peak] ?? 0)}
          />
        </div>
        <Row as="p" justify="between" className={screenStyles.caption}>
          <time dateTime="22:00">{labels.nightStart}</time>
          <span>{labels.moves}</span>
          <time dateTime="06:00">{labels.nightEnd}</time>
        </Row>
      </div>
    </div>
  )
}

function Schedule({ labels }: { labels: AutomatedReportsLabels }) {
  const rows: ReadonlyArray<readonly [Report, string, string, 'on' | 'paused']> = [
    ['shift', labels.daily, labels.shiftLeads, 'on'],
    ['safety', labels.weekly, labels.safetyOfficer, 'on'],
    ['fleet', labels.monthly, labels.operations, 'paused'],
  ]
  return (
    <ul className={styles.schedule}>
      {rows.map(([report, when, recipients, state]) => (
        <li key={report}>
          <b>{labels[report]}</b>
          <span>{when}</span>
          <span>{recipients}</span>
          <span className={styles[state]}>{labels[state]}</span>
        </li>
      ))}
    </ul>
  )
}
