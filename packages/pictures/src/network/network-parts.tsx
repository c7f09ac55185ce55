import { paint } from '../paint.ts'
import type { Point } from '../plan/geometry.ts'
import { Person } from '../plan/person.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { RangingLine, Tag } from '../plan/radio.tsx'
import { Truck } from '../plan/truck.tsx'

export const look = {
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
  line: paint({ stroke: 'plan-text' }),
  number: paint({ fill: 'plan-ground', stroke: 'plan-text' }),
}

export interface NetworkTexts {
  /** With the class of protection, in the hall and in the yard. */
  indoors: string
  outdoors: string
  /** What the gateway can be fed with besides PoE. */
  feeds: readonly string[]
}

interface Placed {
  /** Its upper left corner. */
  x: number
  y: number
}

interface GatewayProps extends Placed {
  feeds: readonly string[]
}

/** A cabinet of 1.4 by 2 m, its supplies left of it. */
export function Gateway({ x, y, feeds }: GatewayProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {feeds.map((feed, index) => (
        <g key={feed} transform={`translate(0 ${0.65 + index * 0.7})`}>
          <path {...look.supply} d="M-.7 0H0" />
          <circle {...look.socket} cx="-.8" r=".13" />
          <PlanText x={-1.1} y={0.12} anchor="end" strong>
            {feed}
          </PlanText>
        </g>
      ))}
      <path {...look.box} d="M0 0h1.4v2H0z" />
      <path {...look.device} d="M.25 .7h.9v.6h-.9z" />
      <path {...look.thin} d="M.25 .3h.9M.25 1.7h.9" />
    </g>
  )
}

/** Of the customer's network, 2.4 m square. */
export function Switch({ x, y }: Placed) {
  const ports = [0, 1, 2, 3, 4, 5].map((port) => `M${0.25 + port * 0.32} 1.32h.2v.2h-.2z`)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...look.box} d="M0 0h2.4v2.4H0z" />
      <path {...look.thin} d="M0 .65h2.4M0 1.75h2.4" />
      <path {...look.port} d={ports.join('')} />
      <path {...look.port} d="M.25 .22h.7v.2h-.7zM.25 1.98h.7v.2h-.7z" />
    </g>
  )
}

interface ServersProps extends Placed {
  slots: number
}

/** 2.4 m wide, 1.1 m for each slot. */
export function Servers({ x, y, slots }: ServersProps) {
  const tops = Array.from({ length: slots }, (_, slot) => 0.35 + slot * 1.1)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...look.box} d={`M0 0h2.4v${slots * 1.1 + 0.6}H0z`} />
      <path {...look.thin} d={tops.map((top) => `M.25 ${top}h1.9v.8H.25z`).join('')} />
      <path {...look.device} d={tops.map((top) => `M.42 ${top + 0.3}h.2v.2h-.2z`).join('')} />
    </g>
  )
}

/** The live view of the floor, 2.4 m wide. */
export function Screen({ x, y }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path {...look.box} d="M0 0h2.4v1.9H0zM1.2 1.9v.5M.6 2.4h1.2" />
      <path {...look.thin} d="M.25 .25h1.2v.3H.25zM.25 1.35h1.9v.3H.25z" />
      <circle {...look.device} cx="1.8" cy=".9" r=".16" />
    </g>
  )
}

interface CalloutProps {
  at: Point
  number: Point
  children: string
}

/** The number of a station, with a line to it. */
export function Callout({ at, number: [x, y], children }: CalloutProps) {
  return (
    <>
      <path {...look.line} d={`M${at.join(' ')}L${x} ${y}`} />
      <circle {...look.end} cx={at[0]} cy={at[1]} r=".09" />
      <g dominantBaseline="central">
        <circle {...look.number} cx={x} cy={y} r=".4" />
        <PlanText x={x} y={y} anchor="middle" strong>
          {children}
        </PlanText>
      </g>
    </>
  )
}

/** Data and power from the gateway to the switch. */
export function PoeCable({ d }: { d: string }) {
  return (
    <>
      <path {...look.poe} d={d} />
      <path {...look.cable} d={d} />
    </>
  )
}

interface MoversProps {
  /** The anchors that hear the truck in the hall, and the one that hears the truck in the yard. */
  indoors: readonly Point[]
  outdoors: Point
  truck: Point
  yardTruck: Point
  /** Of the truck in the yard, in degrees. */
  heading?: number
  visitor: Point
}

/** Two trucks with tags and a person. */
export function Movers({ indoors, outdoors, truck, yardTruck, heading = 0, visitor }: MoversProps) {
  return (
    <>
      {indoors.map((anchor) => (
        <RangingLine key={anchor.join(' ')} from={truck} to={anchor} />
      ))}
      <RangingLine from={yardTruck} to={outdoors} />
      <Truck x={truck[0]} y={truck[1]} loaded />
      <Tag x={truck[0]} y={truck[1]} uncertainty={0.55} />
      <Truck x={yardTruck[0]} y={yardTruck[1]} heading={heading} />
      <Tag x={yardTruck[0]} y={yardTruck[1]} />
      <Person x={visitor[0]} y={visitor[1]} />
    </>
  )
}
