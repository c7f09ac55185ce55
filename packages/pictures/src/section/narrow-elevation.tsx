import type { ReactNode } from 'react'
import { Dimension } from '../plan/dimension.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import {
  Extent,
  Height,
  heights,
  Lorry,
  Marks,
  PersonWithBadge,
  TaggedForklift,
  textHeight,
  type ElevationTexts,
} from './elevation-parts.tsx'
import { AnchorBox, Cabinet, Column, Ground, RackFront, Roof, Wall } from './parts.tsx'
import { look } from './section-paint.ts'

/** Metres across each of its two parts. */
const width = 9.7

/** What `HallElevation` shows, for a phone: the aisle above, below it the way out to the yard. */
export function NarrowElevation(texts: ElevationTexts) {
  return (
    <>
      <Part height={10.45}>
        <Aisle {...texts} />
      </Part>
      <Part height={9.6}>
        <WayOut {...texts} />
      </Part>
    </>
  )
}

function Part({ height, children }: { height: number; children: ReactNode }) {
  return (
    <PlanView top={-9.1} width={width} height={height} scale={36} light="paper">
      {children}
    </PlanView>
  )
}

const columns = [0.75, 8.55] as const

function Aisle({ locale, indoors }: ElevationTexts) {
  const truck = 6.06
  const drops = [columns[0] + 0.35, columns[1]].map(
    (x) => `M${x} -${heights.tray}V-${heights.anchor}`,
  )
  return (
    <>
      <Ground from={0} to={width} />
      <Roof from={0} to={width} />
      {columns.map((x) => (
        <Column key={x} x={x} />
      ))}
      <RackFront x={1.5} bays={1} />
      <path {...look.tray} d={`M.3-${heights.tray + 0.08}H${width}v.16H.3z`} />
      <path {...look.cable} d={drops.join('')} />
      <AnchorBox x={columns[0] + 0.35} y={-heights.anchor} side={1} />
      <AnchorBox x={columns[1]} y={-heights.anchor} side={-1} />
      <TaggedForklift x={truck} />
      <Height locale={locale} x={0.34} to={heights.anchor} />
      <Height locale={locale} x={9.35} to={heights.tray} />
      <Dimension
        from={[columns[0], 0.85]}
        to={[columns[1], 0.85]}
        locale={locale}
        size={textHeight}
      />
      <Extent from={0.1} to={width - 0.1} text={indoors} />
      <Marks
        marks={[
          { number: 1, at: [1.35, -5.7], to: [2.5, -5.3] },
          { number: 2, at: [4.9, -heights.tray], to: [5.5, -5.4] },
          { number: 5, at: [truck, -2.5], to: [truck + 0.9, -3.9] },
          { number: 6, at: [truck - 0.8, -0.8], to: [truck - 1.1, -3.2] },
        ]}
      />
    </>
  )
}

/** The inner face of the outer wall, and its outer one. */
const [inside, outside] = [5.5, 5.8]

function WayOut({ locale, indoors, outdoors }: ElevationTexts) {
  return (
    <>
      <Ground from={0} to={width} />
      <Roof from={0} to={inside} />
      <Column x={2.7} />
      <Wall x={0.25} gate={3.4} />
      <Wall x={inside} />
      <Lorry x={7.5} />
      <path {...look.tray} d={`M0-${heights.tray + 0.08}H3.6v.16H0z`} />
      <path {...look.seal} d={`M.15-${heights.tray + 0.16}h.5v.32h-.5z`} />
      <path
        {...look.cable}
        d={`M2.7-${heights.tray}V-${heights.anchor}M3.5-${heights.tray}V-2.6M3.5-${heights.tray}H5.35V-${heights.outdoors}H5.95M3.95-1.75H5.05V-.35H5.3`}
      />
      <path {...look.supply} d="M3.95-2.05H4.87V-.7H5.3" />
      <path {...look.box} d="M5.24-.9h.26v.4h-.26zM5.24-.5h.26v.3h-.26z" />
      <AnchorBox x={2.7} y={-heights.anchor} side={-1} />
      <AnchorBox x={outside} y={-heights.outdoors} side={1} />
      <Cabinet x={3.15} y={-heights.cabinet} />
      <PersonWithBadge x={0.35} />
      <path
        {...look.steel}
        d={`M6.3-${heights.outdoors}H7.1M2.2-${heights.cabinet}H3.15`}
        strokeDasharray=".12 .12"
      />
      <Height locale={locale} x={2.2} to={heights.cabinet} />
      <Height locale={locale} x={6.9} to={heights.outdoors} />
      <Extent from={0.1} to={outside - 0.1} text={indoors} />
      <Extent from={outside + 0.1} to={width - 0.1} text={outdoors} />
      <Marks
        marks={[
          { number: 3, at: [0.4, -6.4], to: [1.45, -4.9] },
          { number: 4, at: [3.4, -2.45], to: [4.3, -4.1] },
          { number: 7, at: [5.37, -0.8], to: [4.65, -2.9] },
          { number: 8, at: [6.1, -5.2], to: [7.2, -6.2] },
        ]}
      />
    </>
  )
}
