import type { Point } from '../plan/geometry.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Anchor } from '../plan/radio.tsx'
import {
  Callout,
  Gateway,
  look,
  Movers,
  PoeCable,
  Screen,
  Servers,
  Switch,
  type NetworkTexts,
} from './network-parts.tsx'
import styles from './network.module.css'

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
      <Gateway x={12.8} y={4.5} feeds={texts.feeds} />
      <Switch x={17.4} y={4.3} />
      <Platform />
      <Movers
        indoors={indoors}
        outdoors={outdoors}
        truck={truck}
        yardTruck={yardTruck}
        visitor={visitor}
      />
      {[...indoors, outdoors].map(([x, y]) => (
        <Anchor key={`${x} ${y}`} x={x} y={y} size={0.56} />
      ))}
      <PlanText x={12} y={10.2} anchor="middle" strong>
        {texts.indoors}
      </PlanText>
      <PlanText x={16.1} y={0.75} strong>
        {texts.outdoors}
      </PlanText>
      {stations.map(({ at, number, edge }, index) => (
        <g key={at[0]}>
          {/* Goes on to the words, where they stand at the drawing's edge. */}
          <path {...look.line} className={styles.out} d={`M${number.join(' ')}V${edge}`} />
          <Callout at={at} number={number}>
            {String(index + 1)}
          </Callout>
        </g>
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
      <PoeCable d="M14.2 5.5H17.4" />
      <PlanText x={16.5} y={5.15} anchor="middle" strong>
        PoE
      </PlanText>
    </>
  )
}

function Platform() {
  return (
    <>
      <path {...look.boundary} d="M21.9 .4v11.8" strokeDasharray=".5 .16 .08 .16" />
      <Servers x={24} y={3} slots={4} />
      <path {...look.cable} d="M26.4 5.5h.8" />
      <Screen x={27.2} y={4.4} />
    </>
  )
}
