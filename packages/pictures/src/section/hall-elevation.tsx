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
  type Mark,
} from './elevation-parts.tsx'
import { look } from './section-paint.ts'
import { AnchorBox, Cabinet, Column, Ground, RackFront, Roof, Wall } from './parts.tsx'

/** Where the hall ends and the yard begins. */
const outside = 19.9
const columns = [1.2, 9, 16.8]
/** Where the truck's tag is. */
const truck = 11

const marks: readonly Mark[] = [
  { number: 1, at: [1.8, -5.7], to: [2.9, -5.3] },
  { number: 2, at: [6, -6.5], to: [6.6, -5.4] },
  { number: 3, at: [14.35, -6.4], to: [13, -5.3] },
  { number: 4, at: [17.5, -2.45], to: [18.4, -4.2] },
  { number: 5, at: [truck, -2.5], to: [11.8, -4] },
  { number: 6, at: [10.2, -0.8], to: [9.8, -2.5] },
  { number: 7, at: [19.47, -0.8], to: [18.75, -2.9] },
  { number: 8, at: [20.2, -5.2], to: [21.3, -6.2] },
]

/** The hall cut open, from the side and in metres: every cable, every device, and how high it hangs. */
export function HallElevation({ locale, indoors, outdoors }: ElevationTexts) {
  return (
    <PlanView left={-0.3} top={-9} width={28.6} height={10.6} scale={41} light="paper">
      <Ground from={-0.3} to={28.3} />
      <Roof from={-0.3} to={outside - 0.3} />
      {columns.map((x) => (
        <Column key={x} x={x} />
      ))}
      <RackFront x={2.4} />
      <Wall x={14.2} gate={3.4} />
      <Wall x={outside - 0.3} />
      <Lorry x={20.6} />
      <Cables />
      <TaggedForklift x={truck} />
      <PersonWithBadge x={14.5} />
      <Heights locale={locale} />
      <Extent from={-0.2} to={outside - 0.1} text={indoors} />
      <Extent from={outside + 0.1} to={28.2} text={outdoors} />
      <Marks marks={marks} />
    </PlanView>
  )
}

/** Data and power to the anchors in the tray, down to the cabinet, and on to the network. */
function Cables() {
  const drops = [1.55, 9.35, 16.8].map((x) => `M${x} -${heights.tray}V-${heights.anchor}`)
  return (
    <>
      <path {...look.tray} d={`M.6-${heights.tray + 0.08}H17.7v.16H.6z`} />
      <path {...look.seal} d={`M14.1-${heights.tray + 0.16}h.5v.32h-.5z`} />
      <path
        {...look.cable}
        d={`${drops.join('')}M17.6-${heights.tray}V-2.6M17.6-${heights.tray}H19.45V-5.1H20.05M18.05-1.75H19.15V-.35H19.4`}
      />
      <path {...look.supply} d="M18.05-2.05H18.97V-.7H19.4" />
      <path {...look.box} d="M19.34-.9h.26v.4h-.26zM19.34-.5h.26v.3h-.26z" />
      <AnchorBox x={1.55} y={-heights.anchor} side={1} />
      <AnchorBox x={9.35} y={-heights.anchor} side={1} />
      <AnchorBox x={16.8} y={-heights.anchor} side={-1} />
      <AnchorBox x={outside} y={-5.1} side={1} />
      <Cabinet x={17.25} y={-1.5} />
    </>
  )
}

function Heights({ locale }: { locale: string }) {
  const lines = [
    [0.35, heights.anchor],
    [8.4, heights.tray],
    [13.82, heights.tag],
    [16.4, heights.cabinet],
    [27.85, heights.outdoors],
  ] as const
  return (
    <>
      {lines.map(([x, height]) => (
        <Height key={x} locale={locale} x={x} to={height} />
      ))}
      {columns.slice(1).map((x, index) => (
        <Dimension
          key={x}
          from={[columns[index] ?? 0, 0.85]}
          to={[x, 0.85]}
          locale={locale}
          size={textHeight}
        />
      ))}
      <path {...look.steel} d="M20.4-5.1H28.2M16.4-1.5H17.25" strokeDasharray=".12 .12" />
    </>
  )
}
