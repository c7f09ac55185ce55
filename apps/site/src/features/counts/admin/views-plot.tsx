import { counted } from '@repo/platform/admin/queue.tsx'
import type { CountRow } from '../contract.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './readers.module.css'

/** The width in units of the drawing. */
const width = 720
const height = 120

interface Props {
  days: readonly string[]
  rows: readonly CountRow[]
  /** Formats a day. */
  date: (day: string) => string
}

const countedViews = (count: number) => counted(count, 'page view', 'page views')

/** A bar for each day; the table below the plot shows the same numbers. */
export function ViewsPlot({ days, rows, date }: Props) {
  const views = new Map(rows.map(({ day, views: count }) => [day, count]))
  const most = Math.max(0, ...rows.map(({ views: count }) => count))
  const step = width / days.length
  return (
    <figure className={styles.plot}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none">
        {days.map((day, index) => {
          const count = views.get(day) ?? 0
          const tall = (count / Math.max(1, most)) * height
          return (
            <g key={day}>
              <title>{`${date(day)}: ${countedViews(count)}`}</title>
              <rect x={index * step} width={step} y={0} height={height} fill="transparent" />
              <rect x={index * step + 1} width={step - 2} y={height - tall} height={tall} />
            </g>
          )
        })}
      </svg>
      <Row as="figcaption" justify="between" gap="050 200">
        <span>{date(days[0]!)}</span>
        <span>Most in a day: {countedViews(most)}</span>
        <span>{date(days.at(-1)!)}</span>
      </Row>
    </figure>
  )
}

/** Lists the days with views, newest first, for screen readers and for exact numbers. */
export function ViewsTable({ rows, date }: Omit<Props, 'days'>) {
  return (
    <details className={styles.figures}>
      <summary>Page views by day</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Views</th>
              <th scope="col">Demo requests</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ day = '', views, requests }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{views}</td>
                <td>{requests}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
