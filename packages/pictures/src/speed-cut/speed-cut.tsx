import { ChartText } from '../plan/chart-text.tsx'
import { lightClass } from '../plan/light.ts'
import { LineChart } from '../plan/line-chart.tsx'
import { measure, number } from '../plan/measure.ts'
import { paint } from '../paint.ts'
import { cutTrip, type Piece } from './cut-trip.ts'
import { sampleMinutes, sampleRules, sampleSpeeds, sampleStep } from './sample-trip.ts'
import styles from './speed-cut.module.css'

// What does not count is outlined only.
const outline = paint({ fill: 'none', stroke: 'plan-quiet', strokeDasharray: '3 3' })
const look = {
  speeding: paint({ fill: 'plan-warning', fillOpacity: 0.32, stroke: 'plan-warning' }),
  idling: paint({ fill: 'plan-live', fillOpacity: 0.22, stroke: 'plan-live' }),
  brief: outline,
  stop: outline,
}

const top = 14
const end = sampleMinutes * 60
const across = (seconds: number) => (seconds / end) * 100
const down = (speed: number) => (1 - speed / top) * 100

/** What counts and what does not, in order. */
export const samplePieces = cutTrip(sampleSpeeds, sampleStep, sampleRules)

/** The first label starts at its minute, the last one ends there. */
function anchorAt(minute: number) {
  if (minute === 0) return undefined
  return minute === sampleMinutes ? 'end' : 'middle'
}

interface SpeedCutProps {
  /** `Limit {limit}`, filled. */
  limit: string
  locale: string
}

/** A truck's speed over a trip, and the stretches that are cut out of it: outlined ones do not count. */
export function SpeedCut({ limit, locale }: SpeedCutProps) {
  return (
    <div className={`${styles.frame} ${lightClass.paper}`}>
      <LineChart
        values={sampleSpeeds}
        max={top}
        ticks={[0, 5, 10]}
        limits={[{ from: 0, limit: sampleRules.limit }]}
      >
        {samplePieces.map((piece) => (
          <Cut key={piece.from} piece={piece} locale={locale} />
        ))}
        <ChartText x={0} y={down(sampleRules.limit)} shift={-8} tone="warning" halo>
          {limit}
        </ChartText>
        <ChartText x={0} y={down(5)} shift={-6} halo>
          {measure(locale, 5, 'km/h')}
        </ChartText>
        {[0, 3, 6, 9, 12].map((minute) => (
          <ChartText
            key={minute}
            x={across(minute * 60)}
            y={100}
            shift={20}
            anchor={anchorAt(minute)}
          >
            {minute === sampleMinutes ? measure(locale, minute, 'min') : number(locale, minute)}
          </ChartText>
        ))}
      </LineChart>
    </div>
  )
}

function Cut({ piece, locale }: { piece: Piece; locale: string }) {
  const { kind, from, to } = piece
  const low = kind === 'idling' || kind === 'stop'
  const [y, bottom] = low ? [down(3), 100] : [0, down(sampleRules.limit)]
  return (
    <>
      <rect
        {...look[kind]}
        x={`${across(from)}%`}
        width={`${across(to - from)}%`}
        y={`${y}%`}
        height={`${bottom - y}%`}
      />
      <ChartText x={across((from + to) / 2)} y={y} shift={low ? -7 : -8} anchor="middle" halo>
        {measure(locale, to - from, 's')}
      </ChartText>
    </>
  )
}
