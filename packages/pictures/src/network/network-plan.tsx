import { paint } from '../paint.ts'
import { Person } from '../plan/person.tsx'
import type { Point } from '../plan/geometry.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { Anchor, RangingLine, Tag } from '../plan/radio.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Truck } from '../plan/truck.tsx'
import styles from './network.module.css'

const look = {
  hall: paint({ fill: 'plan-edge' }),
  gate: paint({ fill: 'plan-ground', stroke: 'plan-edge' }),
  yours: paint({ fill: 'none', stroke: 'plan-edge' }),
  cable: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.075, strokeLinejoin: 'round' }),
  // Data and power in one cable.
  poe: paint({ fill: 'none', stroke: 'orange', strokeWidth: 0.24, strokeLinejoin: 'round' }),
  supply: paint({ stroke: 'orange', strokeWidth: 0.075 }),
  socket: paint({ fill: 'plan-ground', stroke: 'orange', strokeWidth: 0.06 }),
  box: paint({ fill: 'plan-ground', stroke: 'plan-edge' }),
  device: paint({ fill: 'plan-live', stroke: 'plan-edge' }),
  thin: paint({ fill: 'none', stroke: 'plan-edge' }),
  port: paint({ fill: 'plan-steel' }),
  boundary: paint({ stroke: 'plan-quiet' }),
  end: paint({ fill: 'plan-text' }),
}

const [width, height] = [30, 12.6]

/** What is called out, from the tag to the platform, and at which edge: over the drawing or below it. */
const stations = [
  { at: [3, 4.7], number: [3, 3.1], edge: 0 },
  { at: [7.5, 11.05], number: [7.5, 11.9], edge: height },
  { at: [13.5, 4.5], number: [13.5, 2.7], edge: 0 },
  { at: [18.6, 6.7], number: [18.6, 9.2], edge: height },
  { at: [24.6, 3], number: [24.6, 1.4], edge: 0 },
] as const

const truck: Point = [3, 5.05]
const visitor: Point = [9, 9.75]
const yardTruck: Point = [19.4, 1.7]
const indoors: readonly Point[] = [
  [1.2, 1.4],
  [7.8, 1.4],
  [1.2, 10.6],
  [7.5, 10.6],
]
const outdoors: Point = [16.3, 1.7]

export interface NetworkTexts {
  /** With the class of protection, in the hall and in the yard. */
  indoors: string
  outdoors: string
  /** What the gateway can be fed with besides PoE. */
  feeds: readonly string[]
}

/** Hall, yard and network room from above: each device where it hangs, and every cable between them. */
export function NetworkPlan({ texts }: { texts: NetworkTexts }) {
  return (
    <PlanView width={width} height={height} scale={40} light="paper">
      <path {...look.hall} d="M.6.8h15v10.4H.6zM.85 1.05v9.9h14.5v-9.9z" fillRule="evenodd" />
      <path {...look.gate} d="M.6 4h.25v2.2H.6z" />
      <path {...look.yours} d="M15.6 3.6h5.6v4.6h-5.6" strokeDasharray=".2 .16" />
      <RackRow x={4.2} y={1.7} bays={2} empty={[4, 9]} />
      <RackRow x={2.6} y={6.7} bays={3} empty={[2, 11, 12]} />
      <Cables />
      <Gateway feeds={texts.feeds} />
      <Switch />
      <Platform />
      <Movers />
      {[...indoors, outdoors].map(([x, y]) => (
        <Anchor key={`${x} ${y}`} x={x} y={y} size={0.56} />
      ))}
      <PlanText x={12} y={10.2} anchor="middle" strong>
        {texts.indoors}
      </PlanText>
      <PlanText x={16.1} y={0.75} strong>
        {texts.outdoors}
      </PlanText>
      {stations.map((station, index) => (
        <Callout key={station.at[0]} {...station}>
          {String(index + 1)}
        </Callout>
      ))}
    </PlanView>
  )
}

/** From the anchors along the walls to the gateway, and from there to switch and platform. */
function Cables() {
  return (
    <>
      <path
        {...look.cable}
        d="M1.2 1.4H14.8V5.1H14.2M16.3 1.7H15V1.4H14.8M1.2 10.6H14.8V5.9H14.2M19.8 5.5H24"
      />
      <path {...look.poe} d="M14.2 5.5H17.4" />
      <path {...look.cable} d="M14.2 5.5H17.4" />
      <PlanText x={16.5} y={5.15} anchor="middle" strong>
        PoE
      </PlanText>
    </>
  )
}

function Gateway({ feeds }: { feeds: readonly string[] }) {
  return (
    <>
      {feeds.map((feed, index) => (
        <g key={feed}>
          <path {...look.supply} d={`M12.1 ${5.15 + index * 0.7}h.7`} />
          <circle {...look.socket} cx="12" cy={5.15 + index * 0.7} r=".13" />
          <PlanText x={11.7} y={5.27 + index * 0.7} anchor="end" strong>
            {feed}
          </PlanText>
        </g>
      ))}
      <path {...look.box} d="M12.8 4.5h1.4v2h-1.4z" />
      <path {...look.device} d="M13.05 5.2h.9v.6h-.9z" />
      <path {...look.thin} d="M13.05 4.8h.9M13.05 6.2h.9" />
    </>
  )
}

function Switch() {
  const ports = [0, 1, 2, 3, 4, 5].map((port) => `M${17.65 + port * 0.32} 5.62h.2v.2h-.2z`)
  return (
    <>
      <path {...look.box} d="M17.4 4.3h2.4v2.4h-2.4z" />
      <path {...look.thin} d="M17.4 4.95h2.4M17.4 6.05h2.4" />
      <path {...look.port} d={ports.join('')} />
      <path {...look.port} d="M17.65 4.52h.7v.2h-.7zM17.65 6.28h.7v.2h-.7z" />
    </>
  )
}

function Platform() {
  const slots = [0, 1, 2, 3].map((slot) => 3.35 + slot * 1.1)
  return (
    <>
      <path {...look.boundary} d="M21.9 .4v11.8" strokeDasharray=".5 .16 .08 .16" />
      <path {...look.box} d="M24 3h2.4v5H24z" />
      <path {...look.thin} d={slots.map((y) => `M24.25 ${y}h1.9v.8h-1.9z`).join('')} />
      <path {...look.device} d={slots.map((y) => `M24.42 ${y + 0.3}h.2v.2h-.2z`).join('')} />
      <path {...look.cable} d="M26.4 5.5h.8" />
      <path {...look.box} d="M27.2 4.4h2.4v1.9h-2.4zM28.4 6.3v.5M27.8 6.8h1.2" />
      <path {...look.thin} d="M27.45 4.65h1.2v.3h-1.2zM27.45 5.75h1.9v.3h-1.9z" />
      <circle {...look.device} cx="29" cy="5.3" r=".16" />
    </>
  )
}

function Movers() {
  return (
    <>
      {indoors.map((anchor) => (
        <RangingLine key={anchor.join(' ')} from={truck} to={anchor} />
      ))}
      <RangingLine from={yardTruck} to={outdoors} />
      <Truck x={truck[0]} y={truck[1]} loaded />
      <Tag x={truck[0]} y={truck[1]} uncertainty={0.55} />
      <Truck x={yardTruck[0]} y={yardTruck[1]} />
      <Tag x={yardTruck[0]} y={yardTruck[1]} />
      <Person x={visitor[0]} y={visitor[1]} />
    </>
  )
}

interface CalloutProps {
  at: Point
  number: Point
  edge: number
  children: string
}

/** The number of a station. Its line goes on to the words, where they stand at the drawing's edge. */
function Callout({ at, number: [x, y], edge, children }: CalloutProps) {
  return (
    <>
      <path className={styles.line} d={`M${at.join(' ')}V${y}`} />
      <path className={`${styles.line} ${styles.out}`} d={`M${x} ${y}V${edge}`} />
      <circle {...look.end} cx={at[0]} cy={at[1]} r=".09" />
      <g className={styles.number}>
        <circle cx={x} cy={y} r=".4" />
        <PlanText x={x} y={y} anchor="middle" strong>
          {children}
        </PlanText>
      </g>
    </>
  )
}
