import { look } from './scene-paint.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import type { Point } from '../plan/geometry.ts'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Anchor } from '../plan/radio.tsx'
import { Zone } from '../plan/zone.tsx'
import { During, MovingPerson, MovingTrail, MovingTruck, stillOf } from './moving.tsx'
import { scenes } from './plans.ts'

export type FleetSafetyLabels = Readonly<
  Record<'aisle' | 'crossing' | 'speedZone' | 'warned' | 'badge', string>
>

const still = stillOf(scenes['fleet-safety'])
/** km/h */
export const zoneLimit = 6
/** Where the speed zone begins, in metres. */
export const zoneStart = 15.5
/** Where it ends: at the crossing. */
export const zoneEnd = 26.4
const warned = [10.6, 17] as const
/** Width of the rim of the words, in metres: wide enough to be a plate. */
const plate = 0.8

const slow: readonly Point[] = [
  [zoneStart, 11.3],
  [zoneEnd, 11.3],
  [zoneEnd, 16.9],
  [zoneStart, 16.9],
]
const crossing: readonly Point[] = [
  [26.4, 10.9],
  [31.6, 10.9],
  [31.6, 17.3],
  [26.4, 17.3],
]
const rows = [-2.6, 3, 8.6, 17.4, 23]

interface SceneProps {
  labels: FleetSafetyLabels
  locale: string
}

/** Two trucks come to a crossing behind rack ends, a person waits at the walkway. */
export function FleetSafetyScene({ labels, locale }: SceneProps) {
  return (
    <PlanView width={58} height={27.5} scale={16} light="night">
      <FloorGrid width={58} height={27.5} />
      {rows.map((y, row) => (
        <g key={y}>
          <RackRow x={-0.7} y={y} bays={10} empty={[3, 11 + row, 26, 40, 52 + row]} />
          <RackRow x={31.7} y={y} bays={1} empty={[row]} />
          <RackRow x={38.6} y={y} bays={8} empty={[2 + row, 17, 33]} />
        </g>
      ))}
      <path {...look.stripes} strokeDasharray=".45 .45" d="M36.5 11.2v5.9" strokeWidth="3" />
      <path {...look.marking} strokeDasharray="1.2 1" d="M0 14.1H15M44 14.1h14" />
      <Zone points={slow} kind="slow" />
      <Zone points={crossing} kind="closed" hatched={0.7} />
      <PlanText x={29} y={12.5} anchor="middle" tone="danger" strong halo={plate}>
        {`${labels.crossing} K2`}
      </PlanText>
      <PlanText x={zoneEnd - 0.6} y={12.5} anchor="end" tone="warning" halo={plate}>
        {`${labels.speedZone} ${measure(locale, zoneLimit, 'km/h')}`}
      </PlanText>
      <PlanText x={13} y={7.2} tone="quiet">
        {`${labels.aisle} A`}
      </PlanText>
      <PlanText x={13} y={21.6} tone="quiet">
        {`${labels.aisle} B`}
      </PlanText>
      <PlanText x={45} y={7.2} tone="quiet">
        {`${labels.aisle} C`}
      </PlanText>
      {[10.3, 18].flatMap((y) => [25.6, 32.4].map((x) => <Anchor key={x + y} x={x} y={y} />))}
      <MovingTrail still={still} id="F-07" />
      <MovingTrail still={still} id="F-12" />
      <During still={still} time={warned}>
        <path {...look.predicted} strokeDasharray=".5 .3" d="M24.9 15.4H29V20" />
        <circle {...look.meeting} cx="29" cy="15.4" r="1.2" />
      </During>
      <MovingPerson still={still} id="P-21" />
      <PlanText x={36.5} y={18.9} anchor="middle" tone="warning" halo={plate}>
        {labels.badge}
      </PlanText>
      <MovingTruck
        still={still}
        id="F-12"
        uncertainty={2}
        label={{ x: 2.6, y: 0.4 }}
        locale={locale}
      />
      <MovingTruck
        still={still}
        id="F-07"
        uncertainty={1.5}
        label={{ x: -1.6, y: -1.9, anchor: 'middle' }}
        locale={locale}
      />
      <During still={still} time={warned}>
        <PlanText x={29} y={9.6} anchor="middle" tone="danger" strong halo={plate}>
          {labels.warned}
        </PlanText>
      </During>
    </PlanView>
  )
}
