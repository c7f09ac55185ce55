import { look } from './scene-paint.ts'
import { aisles, docks, dockWidth, hallSize, rackRuns } from '../floor/hall.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import { round } from '../plan/geometry.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Truck } from '../plan/truck.tsx'
import { MovingTrail, MovingTruck, stillOf } from './moving.tsx'
import { scenes } from './plans.ts'

export type FleetRightSizingLabels = Readonly<Record<'time' | 'parked', string>>

const still = stillOf(scenes['fleet-right-sizing'])
const parkedX = Array.from({ length: 8 }, (_, index) => round(53.4 + index * 2.4))
const parked = [
  { y: 39.4, heading: 90 },
  { y: 49.2, heading: -90 },
]

export const parkedTrucks = parkedX.length * parked.length

/** The sample hall from above, turned so that its dock wall is on the left. */
export function FleetRightSizingScene({ labels }: { labels: FleetRightSizingLabels }) {
  const { width, depth } = hallSize
  return (
    <PlanView width={77} height={40} left={-1} top={15} scale={11.2} light="night">
      <FloorGrid width={depth} height={width} step={4} />
      <path {...look.wall} d={`M0-1V${width}H${depth}V-1`} />
      <path {...look.gates} d={docks.map(({ x }) => `M0 ${x}v${dockWidth}`).join('')} />
      {rackRuns.map(({ x, y, bays }) => (
        <RackRow key={`${x}-${y}`} x={y} y={x} bays={bays} empty={[x % 9, (x + y) % 20]} />
      ))}
      {aisles.slice(2, 5).map(({ name, x }) => (
        <PlanText key={name} x={36.4} y={x + 0.4} tone="quiet">
          {name}
        </PlanText>
      ))}
      <path
        {...look.marking}
        d={[...parkedX, 72.6]
          .map((x) => `M${round(x - 1.2)} 37v4.6M${round(x - 1.2)} 47v4.6`)
          .join('')}
      />
      {parked.flatMap(({ y, heading }) =>
        parkedX.map((x) => <Truck key={`${x}-${y}`} x={x} y={y} heading={heading} />),
      )}
      <PlanText x={62} y={43.4} anchor="middle" strong>
        {labels.time}
      </PlanText>
      <PlanText x={62} y={45} anchor="middle" tone="warning">
        {labels.parked}
      </PlanText>
      {still.scene.plans.map(({ id }) => (
        <MovingTrail key={id} still={still} id={id} />
      ))}
      {still.scene.plans.map(({ id }) => (
        <MovingTruck
          key={id}
          still={still}
          id={id}
          uncertainty={2.2}
          label={{ x: 0, y: -2.6, anchor: 'middle' }}
        />
      ))}
    </PlanView>
  )
}
