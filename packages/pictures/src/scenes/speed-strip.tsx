import { look } from './scene-paint.ts'
import { scenes } from './plans.ts'
import { ChartText } from '../plan/chart-text.tsx'
import { round } from '../plan/geometry.ts'
import { LineChart } from '../plan/line-chart.tsx'
import { measure, number } from '../plan/measure.ts'
import { zoneEnd, zoneLimit, zoneStart } from './fleet-safety.tsx'
import { scenePose, timetablesOf } from './scene.ts'
import styles from './scene.module.css'

const scene = scenes['fleet-safety']
const timetables = timetablesOf(scene)
const perSecond = 2
const top = 10

function speeds(id: string): number[] {
  const timetable = timetables.get(id)
  if (!timetable) return []
  return Array.from({ length: scene.loop * perSecond + 1 }, (_, index) => {
    const { speed, isAway } = scenePose(timetable, index / perSecond)
    return isAway ? 0 : round(speed * 3.6)
  })
}

/** The reading at which the truck that stops has come to a place of its way. */
function reading(x: number): number {
  const timetable = timetables.get('F-07')
  let index = 0
  while (timetable && scenePose(timetable, index / perSecond).at[0] < x) index += 1
  return index
}

const stopping = speeds('F-07')
const passing = speeds('F-12')
const zoneFrom = reading(zoneStart)
const zoneTo = reading(zoneEnd)
/** Second of the loop from which it stands. */
const standsFrom = 14

export type SpeedStripLabels = Readonly<Record<'stops' | 'passes', string>>

interface SpeedStripProps {
  labels: SpeedStripLabels
  locale: string
}

/** The speeds of both trucks over the loop of the scene, with the moment that it shows. */
export function SpeedStrip({ labels, locale }: SpeedStripProps) {
  const down = (speed: number) => (1 - speed / top) * 100
  const across = (index: number) => (index / (stopping.length - 1)) * 100
  const line = passing.map((speed, index) => `${index} ${round(top - speed)}`).join('L')
  return (
    <div className={styles.strip}>
      <LineChart values={stopping} max={top} ticks={[0, 5, 10]} band={[zoneFrom, zoneTo]}>
        <svg viewBox={`0 0 ${stopping.length - 1} ${top}`} preserveAspectRatio="none">
          <path {...look.second} d={`M${line}`} strokeDasharray="6 4" />
          <path
            {...look.limit}
            d={`M${zoneFrom} ${top - zoneLimit}H${zoneTo}`}
            strokeDasharray="3 3"
          />
        </svg>
        <ChartText x={0} y={0} shift={14}>
          {measure(locale, top, 'km/h')}
        </ChartText>
        <ChartText x={0} y={down(5)} shift={-4}>
          {number(locale, 5)}
        </ChartText>
        <ChartText x={across(zoneFrom + 1)} y={down(zoneLimit)} shift={16} tone="warning" halo>
          {measure(locale, zoneLimit, 'km/h')}
        </ChartText>
        <ChartText x={across(standsFrom * perSecond)} y={down(0)} shift={-6} halo>
          {`F-07 ${labels.stops}`}
        </ChartText>
        <ChartText x={across(standsFrom * perSecond)} y={down(7.2)} shift={-7} halo>
          {`F-12 ${labels.passes}`}
        </ChartText>
        <rect
          {...look.cursor}
          data-cursor
          x={`${round((scene.still / scene.loop) * 100)}%`}
          width="1.5"
          height="100%"
        />
      </LineChart>
    </div>
  )
}
