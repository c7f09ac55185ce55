import { paint } from '../paint.ts'
import { radians, type Place } from '@repo/platform/facts/offices.ts'
import { round, type Point } from '../plan/geometry.ts'
import { PlanView } from '../plan/plan-view.tsx'
import styles from './city-map.module.css'

const look = {
  land: paint({ fill: 'paper', stroke: 'none' }),
  district: paint({ fill: 'paper', stroke: 'grey-2', strokeLinejoin: 'round' }),
  names: paint({ fill: 'grey-5', fontSize: 30, textAnchor: 'middle' }),
  river: paint({ fill: 'teal-text', fontStyle: 'italic' }),
  bar: paint({ fill: 'none', stroke: 'ink' }),
  barText: paint({ fill: 'ink', fontSize: 30 }),
  pin: paint({ fill: 'orange', stroke: 'ink' }),
}

interface District {
  name: string
  /** Tens of metres from the middle, east and south: the middle of the widest place. */
  label: Point
  path: string
}

/** A city at the level of districts, in tens of metres from its middle. */
export interface CityMap {
  middle: Place
  /** Of the names. */
  lang: string
  water: { name: string; at: Point }
  /** Where the districts are not all the land. */
  land?: string
  credit: string
  /** Where the credit is in another language. */
  creditInEnglish?: string
  districts: readonly District[]
}

const view = { left: -780, top: -560, width: 1560, height: 1100 } as const
const barKm = 2
const longestLine = 12

/** As seen from the middle, where the earth is flat: right to some metres within the city. */
function inCity({ middle }: CityMap, { latitude, longitude }: Place): Point {
  const perDegree = 11_120
  return [
    round((longitude - middle.longitude) * perDegree * Math.cos(radians(middle.latitude))),
    round((middle.latitude - latitude) * perDegree),
  ]
}

/** Districts, river and scale bar; a pin only where an office has an address. */
export function CityDrawing({ map, pin, bar }: { map: CityMap; pin?: Place; bar: string }) {
  const { districts, land, water, lang } = map
  const at = pin && inCity(map, pin)
  return (
    <PlanView {...view} scale={0.4} light="paper">
      <rect
        className={styles.water}
        x={view.left}
        y={view.top}
        width={view.width}
        height={view.height}
      />
      {land && <path {...look.land} d={land} />}
      <path {...look.district} d={districts.map(({ path }) => path).join('')} />
      <g lang={lang} {...look.names}>
        {districts.filter(isInside).map(({ name, label: [x, y] }) => (
          <text key={name} x={x} y={y}>
            {linesOf(name).map((line, index) => (
              <tspan key={line} x={x} dy={index * 32}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        <text {...look.river} x={water.at[0]} y={water.at[1]}>
          {water.name}
        </text>
      </g>
      <path {...look.bar} d={`M${view.left + 40} ${view.top + 1050}v16h${barKm * 100}v-16`} />
      <text {...look.barText} x={view.left + 60 + barKm * 100} y={view.top + 1068}>
        {bar}
      </text>
      {at && <circle {...look.pin} cx={at[0]} cy={at[1]} r="20" />}
    </PlanView>
  )
}

export const cityMapBarKm = barKm

/** Names whose place lies too near the edge would be cut. */
const isInside = ({ label: [x, y] }: District) =>
  x > view.left + 130 &&
  x < view.left + view.width - 130 &&
  y > view.top + 40 &&
  y < view.top + view.height - 60

/** A long name stands on two lines, broken at the space nearest to its middle. */
function linesOf(name: string): readonly string[] {
  if (name.length <= longestLine) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = name.length / 2
  const best = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)]
}
