import { BarChart } from '../plan/bar-chart.tsx'
import { measure, percent } from '../plan/measure.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './figures.module.css'

export type AnalyticsLabels = Readonly<Record<'inUse' | 'idling' | 'distance', string>>

/** Percent of the shift hours, day by day from `firstDay`. */
const inUse = [62, 71, 68, 74, 77, 59, 33, 64, 70, 73, 78, 81, 63, 38]
const idling = [10, 13, 16, 9, 13, 15, 9, 12, 14, 9, 12, 14, 10, 12]
const firstDay = Date.UTC(2026, 10, 2)
const day = 86_400_000
const busiest = inUse.indexOf(Math.max(...inUse))
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length / 100

/** As the estimate counts it: a share of the hours in use, which are a share of the shift hours. */
const idlingInUse = (days: [first: number, end?: number]) =>
  mean(idling.slice(...days)) / mean(inUse.slice(...days))

export const fleet = 24
/** Three shifts of 8 hours. */
const shiftHoursADay = 24
/** As in the simulator's sample hour: 25 forklifts drive 100 km and are in use for 68% of it. */
const kmPerHourInUse = 5.9

/** The two weeks of the chart: use as a share of the shift hours, idling of the hours in use. */
export const weeks = [0, 7].map((first) => {
  const share = mean(inUse.slice(first, first + 7))
  return {
    from: firstDay + first * day,
    to: firstDay + (first + 6) * day,
    inUse: share,
    idling: idlingInUse([first, first + 7]),
    kilometres: Math.round(fleet * 7 * shiftHoursADay * share * kmPerHourInUse),
  }
})

/** Of the whole fleet in all weeks together. */
const kilometres = weeks.reduce((sum, week) => sum + week.kilometres, 0)

/** The distance of the weeks, divided in proportion to these shares of use; whole km that add up to it. */
export function kilometresByUse(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let driven = 0
  let counted = 0
  return shares.map((share) => {
    driven += (kilometres * share) / whole
    const own = Math.round(driven) - counted
    counted += own
    return own
  })
}

interface AnalyticsProps {
  labels: AnalyticsLabels
  locale: string
}

export function Analytics({ labels, locale }: AnalyticsProps) {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (
    <>
      <Row as="dl" gap="100 400" className={styles.figures}>
        <div>
          <dt className={styles.mainKey}>{labels.inUse}</dt>
          <dd>{percent(locale, mean(inUse))}</dd>
        </div>
        <div>
          <dt className={styles.extraKey}>{labels.idling}</dt>
          <dd>{percent(locale, idlingInUse([0]))}</dd>
        </div>
        <div>
          <dt>{labels.distance}</dt>
          <dd>{measure(locale, kilometres, 'km')}</dd>
        </div>
      </Row>
      <div className={screenStyles.chart}>
        <BarChart
          values={inUse}
          extra={idling}
          max={100}
          ticks={[0, 50, 100]}
          tickText={(tick) => percent(locale, tick / 100)}
          marked={busiest}
          markedText={percent(locale, (inUse[busiest] ?? 0) / 100)}
        />
      </div>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span>{days.format(firstDay)}</span>
        <span>{days.format(firstDay + (inUse.length - 1) * day)}</span>
      </Row>
    </>
  )
}
