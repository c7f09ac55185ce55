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

const [width, height] = [12, 22.5]
/** The cable from the gateway down to the platform. */
const trunk = 6.3

const truck: Point = [3.4, 5.5]
const yardTruck: Point = [10.6, 5.2]
const indoors: readonly Point[] = [
  [1.05, 1.75],
  [8.25, 1.75],
  [1.05, 9.3],
  [8.25, 9.3],
]
const outdoors: Point = [9.6, 2.1]

/** What is called out, from the tag to the platform, and where its number stands. */
const stations: readonly (readonly [at: Point, number: Point])[] = [
  [truck, [1.4, 4.1]],
  [
    [1.05, 9.3],
    [1.6, 10.4],
  ],
  [
    [7, 11.2],
    [7.9, 10.5],
  ],
  [
    [trunk - 1.2, 15.8],
    [3.6, 15.8],
  ],
  [
    [trunk - 1.2, 20.3],
    [3.6, 20.3],
  ],
]

/** What `NetworkPlan` shows, for a phone: the hall above, below it the network, then the platform. */
export function NarrowNetworkPlan({ texts }: { texts: NetworkTexts }) {
  return (
    <PlanView width={width} height={height} scale={29} light="paper">
      <path {...look.hall} d="M.4 1h8.5v11.9H.4zM.65 1.25v11.4h8V1.25z" fillRule="evenodd" />
      <path {...look.gate} d="M.4 4.4h.25v2.2H.4z" />
      <RackRow x={2.5} y={2.2} bays={2} empty={[4, 9]} />
      <RackRow x={2.5} y={6.6} bays={2} empty={[2, 10]} />
      <Cables />
      <Gateway x={5.6} y={10.2} feeds={texts.feeds} />
      <path {...look.yours} d="M2.4 13.9h7.2v3.5H2.4z" strokeDasharray=".2 .16" />
      <Switch x={trunk - 1.2} y={14.5} />
      <path {...look.boundary} d={`M.4 17.9H${width - 0.4}`} strokeDasharray=".5 .16 .08 .16" />
      <Servers x={trunk - 1.2} y={18.5} slots={3} />
      <path {...look.cable} d="M7.5 20.3h1.1" />
      <Screen x={8.6} y={19.1} />
      <Movers
        indoors={indoors}
        outdoors={outdoors}
        truck={truck}
        yardTruck={yardTruck}
        heading={90}
        visitor={[7.2, 5.6]}
      />
      {[...indoors, outdoors].map(([x, y]) => (
        <Anchor key={`${x} ${y}`} x={x} y={y} size={0.56} />
      ))}
      <PlanText x={0.4} y={0.65} strong>
        {texts.indoors}
      </PlanText>
      <PlanText x={width - 0.3} y={0.65} anchor="end" strong>
        {texts.outdoors}
      </PlanText>
      {stations.map(([at, number], index) => (
        <Callout key={number.join()} at={at} number={number}>
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
        d={`M1.05 1.75H8.25V9.3H${trunk}M1.05 9.3H${trunk}V10.2M9.6 2.1V1.75H8.25M${trunk} 16.9V18.5`}
      />
      <PoeCable d={`M${trunk} 12.2V14.5`} />
      <PlanText x={trunk + 0.3} y={13.55} strong>
        PoE
      </PlanText>
    </>
  )
}
