import { paint } from '../paint.ts'
import { radians, type Place } from '@repo/platform/facts/offices.ts'
import { round, type Point } from '../plan/geometry.ts'
import { PlanView } from '../plan/plan-view.tsx'
import { letterHeight, lineHeight, placeNames, type Box, type Label } from './city-labels.ts'
import styles from './city-map.module.css'

const look = {
  land: paint({ fill: 'paper', stroke: 'none' }),
  district: paint({ fill: 'paper', stroke: 'grey-2', strokeLinejoin: 'round' }),
  names: paint({ fill: 'grey-5', fontSize: letterHeight, textAnchor: 'middle' }),
  river: paint({ fill: 'teal-text', fontStyle: 'italic' }),
  bar: paint({ fill: 'none', stroke: 'ink' }),
  barText: paint({ fill: 'ink', fontSize: letterHeight, textAnchor: 'end' }),
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

const size = { width: 1400, height: 960 } as const
/** The middle of the picture, where no office is marked, and how far it may lie from there. */
const start = { left: -700, top: -500 } as const
const play = { left: 180, top: 90 } as const
const barKm = 2
const pinRadius = 24

/** As seen from the middle, where the earth is flat: right to some metres within the city. */
function inCity({ middle }: CityMap, { latitude, longitude }: Place): Point {
  const perDegree = 11_120
  return [
    round((longitude - middle.longitude) * perDegree * Math.cos(radians(middle.latitude))),
    round((middle.latitude - latitude) * perDegree),
  ]
}

/** Around the pin, where there is one and the drawn land reaches so far. */
function viewOf(pin: Point | undefined): Box {
  const [x, y] = pin ?? [0, 0]
  const near = (value: number, side: 'left' | 'top') =>
    Math.min(start[side] + play[side], Math.max(start[side] - play[side], value))
  return {
    ...size,
    left: pin ? near(x - size.width / 2, 'left') : start.left,
    top: pin ? near(y - size.height / 2, 'top') : start.top,
  }
}

/** What of a map is drawn: its frame, and the names that can be read in it. */
export function readCityMap(map: CityMap, place: Place | undefined) {
  const pin = place && inCity(map, place)
  const view = viewOf(pin)
  const bar: Box = {
    left: view.left + view.width - barKm * 100 - 190,
    top: view.top + view.height - 100,
    width: barKm * 100 + 190,
    height: 100,
  }
  const pinBox = pin && {
    left: pin[0] - pinRadius,
    top: pin[1] - pinRadius,
    width: pinRadius * 2,
    height: pinRadius * 2,
  }
  const taken = [bar, ...(pinBox ? [pinBox] : [])]
  const water = placeNames([{ name: map.water.name, label: map.water.at }], view, taken)
  const districts = placeNames(map.districts, view, [...taken, ...water.map(({ box }) => box)])
  return { pin, view, bar, water, districts }
}

/** Districts, river and scale bar; a pin only where an office has an address. */
export function CityDrawing({ map, place, bar }: { map: CityMap; place?: Place; bar: string }) {
  const read = readCityMap(map, place)
  const { view, pin } = read
  const barAt = `${view.left + view.width - barKm * 100 - 30} ${view.top + view.height - 50}`
  return (
    <PlanView {...view} scale={0.26} light="paper">
      <rect
        className={styles.water}
        x={view.left}
        y={view.top}
        width={view.width}
        height={view.height}
      />
      {map.land && <path {...look.land} d={map.land} />}
      <path {...look.district} d={map.districts.map(({ path }) => path).join('')} />
      <g lang={map.lang} {...look.names}>
        <Names labels={read.districts} />
        <g {...look.river}>
          <Names labels={read.water} />
        </g>
      </g>
      <path {...look.bar} d={`M${barAt}v16h${barKm * 100}v-16`} />
      <text
        {...look.barText}
        x={view.left + view.width - barKm * 100 - 50}
        y={view.top + view.height - 30}
      >
        {bar}
      </text>
      {pin && <circle {...look.pin} cx={pin[0]} cy={pin[1]} r={pinRadius} />}
    </PlanView>
  )
}

function Names({ labels }: { labels: readonly Label[] }) {
  return labels.map(({ lines, at: [x, y] }) => (
    <text key={lines.join()} x={x} y={y}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  ))
}

export const cityMapBarKm = barKm
