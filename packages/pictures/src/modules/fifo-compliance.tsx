import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './fifo-compliance.module.css'

export type FifoComplianceLabels = Readonly<Record<'lane' | 'place' | 'next' | 'outOfTurn', string>>

/** Day of November on which each pallet was stored, by lane, the front one first. */
export const lanes: readonly (readonly number[])[] = [
  [3, 5, 5, 9],
  [4, 6, 8],
  [1, 7, 7, 10],
  [5, 5],
]
const oldest = Math.min(...lanes.flat())
export const outOfTurn = { lane: 0, place: 1 }

function markOf(storedOn: number, lane: number, place: number): string | undefined {
  if (storedOn === oldest) return styles.next
  return lane === outOfTurn.lane && place === outOfTurn.place ? styles.outOfTurn : undefined
}

interface FifoComplianceProps {
  labels: FifoComplianceLabels
  locale: string
  /** Lanes after those that are always shown. */
  more?: typeof lanes
}

export function FifoCompliance({ labels, locale, more = [] }: FifoComplianceProps) {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const write = (storedOn: number) => days.format(Date.UTC(2026, 10, storedOn))
  const nextLane = lanes.findIndex((lane) => lane.includes(oldest))
  return (
    <>
      <table className={styles.lanes}>
        <thead className={screenStyles.unseen}>
          <tr>
            <th scope="col">{labels.lane}</th>
            {[1, 2, 3, 4].map((place) => (
              <th key={place} scope="col">
                {labels.place} {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...lanes, ...more].map((pallets, lane) => (
            <tr key={lane}>
              <th scope="row">L{lane + 1}</th>
              {pallets.map((storedOn, place) => (
                <td key={place}>
                  <span className={markOf(storedOn, lane, place)}>{write(storedOn)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span className={screenStyles.live}>
          {labels.next} L{nextLane + 1} · {write(oldest)}
        </span>
        <span className={screenStyles.warning}>
          {labels.outOfTurn} L{outOfTurn.lane + 1}
        </span>
      </Row>
    </>
  )
}
