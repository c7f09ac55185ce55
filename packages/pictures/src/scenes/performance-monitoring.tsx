import { look } from './scene-paint.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import type { Point } from '../plan/geometry.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Anchor, Tag } from '../plan/radio.tsx'
import { Truck } from '../plan/truck.tsx'
import { Zone } from '../plan/zone.tsx'
import { MovingTrail, MovingTruck, stillOf } from './moving.tsx'
import { scenes } from './plans.ts'
import { waited } from './scene.ts'

export type PerformanceMonitoringLabels = Readonly<
  Record<'yard' | 'dock' | 'staging' | 'waiting', string>
>

const still = stillOf(scenes['performance-monitoring'])
const wall = 6.4
const docks = [
  { number: 1, x: 17 },
  { number: 2, x: 29 },
  { number: 3, x: 41 },
]
/** Seconds that a truck has stood before its dock. */
const queue = [
  { id: 'F-12', y: 18.6, seconds: 252 },
  { id: 'F-18', y: 22.6, seconds: 174 },
]
const staging: readonly Point[] = [
  [19.6, 12.6],
  [26.4, 12.6],
  [26.4, 16.6],
  [19.6, 16.6],
]
const wallPath = [-2, ...docks.flatMap(({ x }) => [x - 1.5, x + 1.5]), 60]
  .map((x, index) => `${index % 2 ? 'H' : 'M'}${x}${index % 2 ? '' : ` ${wall}`}`)
  .join('')

/** Three trailers at their docks; one truck shuttles, two stand in a queue. */
export function PerformanceMonitoringScene({ labels }: { labels: PerformanceMonitoringLabels }) {
  return (
    <PlanView width={58} height={27.5} scale={16} light="night">
      <path {...look.outside} d={`M0 0h58v${wall}H0z`} />
      <FloorGrid width={58} height={27.5 - wall} top={wall} />
      <PlanText x={4} y={1.6} tone="quiet">
        {labels.yard}
      </PlanText>
      {docks.map(({ number, x }) => (
        <g key={number}>
          <path {...look.trailer} d={`M${x - 1.25}-1v${wall + 0.7}h2.5v-${wall + 0.7}`} />
          <PlanText x={x + 1.9} y={wall - 0.7} strong>
            {`${labels.dock} ${number}`}
          </PlanText>
        </g>
      ))}
      <path {...look.wall} d={wallPath} />
      <Zone points={staging} />
      <path
        {...look.carried}
        d={[20.1, 21.5, 22.9, 24.3].map((x) => `M${x} 13.1h1v.8h-1zM${x} 15.2h1v.8h-1z`).join('')}
      />
      <PlanText x={19.8} y={12.2} tone="live">
        {labels.staging}
      </PlanText>
      {[-0.2, 40.4].map((x) => (
        <RackRow key={x} x={x} y={12} bays={6} empty={[1, 8, 20]} />
      ))}
      {[-0.2, 40.4].map((x) => (
        <RackRow key={x} x={x} y={17.6} bays={6} empty={[5, 6, 25]} />
      ))}
      {[-0.2, 40.4].map((x) => (
        <RackRow key={x} x={x} y={23.2} bays={6} empty={[0, 15, 30]} />
      ))}
      {[10, 23, 35, 48].map((x) => (
        <Anchor key={x} x={x} y={7.4} />
      ))}
      <MovingTrail still={still} id="F-03" />
      <MovingTrail still={still} id="F-07" />
      <MovingTruck still={still} id="F-03" label={{ x: -1.4, y: 0.4, anchor: 'end' }} />
      <MovingTruck still={still} id="F-07" uncertainty={1.7} label={{ x: 1.9, y: 0.4 }} />
      {queue.map(({ id, y, seconds }) => (
        <g key={id}>
          <Tag x={29} y={y} uncertainty={1.7} />
          <Truck x={29} y={y} heading={-90} loaded />
          <PlanText x={31.2} y={y} strong>
            {id}
          </PlanText>
          <PlanText x={31.2} y={y + 1.1} tone="warning">
            {labels.waiting}
          </PlanText>
          <g data-waiting={seconds}>
            <PlanText x={31.2} y={y + 2.2} tone="warning" strong>
              {waited(seconds)}
            </PlanText>
          </g>
        </g>
      ))}
      <path {...look.queue} strokeDasharray=".4 .3" d="M26.9 17.4v10" />
    </PlanView>
  )
}
