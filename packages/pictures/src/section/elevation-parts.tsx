import { Dimension } from '../plan/dimension.tsx'
import type { Point } from '../plan/geometry.ts'
import { Balloon } from '../plan/plan-figure.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { ForkliftSide, PersonSide } from '../tracked/side-views.tsx'
import { drawPath } from '../truck/draw-path.ts'
import { tagHeight } from '../truck/truck-details.ts'
import { look } from './section-paint.ts'

/** In metres above the floor; the anchors and the tray are examples. */
export const heights = {
  anchor: 5.8,
  tray: 6.5,
  tag: tagHeight,
  cabinet: 1.5,
  outdoors: 5.1,
} as const

/** Of the figures on dimension lines. */
export const textHeight = 0.3

export interface ElevationTexts {
  locale: string
  /** With the class of protection, over the hall and over the yard. */
  indoors: string
  outdoors: string
}

/** A forklift with its tag on the overhead guard, fed by the battery through a converter. */
export function TaggedForklift({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <ForkliftSide />
      <path {...look.supply} d={drawPath`M-.78-.72V-1.2H-.45L-.3-2.24V${-tagHeight}H0`} />
      <path {...look.converter} d="M-1-.62h.44v-.26h-.44z" />
      <circle {...look.tag} cy={-tagHeight} r=".12" />
    </g>
  )
}

export function PersonWithBadge({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <PersonSide />
      <circle {...look.tag} cx="1.08" cy="-1.28" r=".08" />
    </g>
  )
}

/** Its rear at `x`. */
export function Lorry({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path {...look.lorry} d="M0-1.1h6.9v-2.8H0zM.4-1.1v.3h6.1v-.3" />
      {[1, 2.1, 5.7].map((axle) => (
        <circle key={axle} {...look.tyre} cx={axle} cy="-.5" r=".5" />
      ))}
    </g>
  )
}

interface ExtentProps {
  from: number
  to: number
  text: string
}

/** How far the hall or the yard reaches, with its name above. */
export function Extent({ from, to, text }: ExtentProps) {
  return (
    <>
      <path {...look.thin} d={`M${from} -8.1v-.25H${to}v.25`} />
      <PlanText x={(from + to) / 2} y={-8.5} anchor="middle" strong>
        {text}
      </PlanText>
    </>
  )
}

/** A dimension line from the floor to a height. */
export function Height({ locale, x, to }: { locale: string; x: number; to: number }) {
  return <Dimension from={[x, 0]} to={[x, -to]} locale={locale} size={textHeight} />
}

export interface Mark {
  number: number
  at: Point
  /** Where its balloon stands. */
  to: Point
}

/** The numbers of what the legend names. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ number, at, to }) => (
    <Balloon key={number} at={at} number={to}>
      {String(number)}
    </Balloon>
  ))
}
