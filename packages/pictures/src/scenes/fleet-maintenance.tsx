import { look } from './scene-paint.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Anchor } from '../plan/radio.tsx'
import { Truck } from '../plan/truck.tsx'
import { MovingPerson, MovingTrail, MovingTruck, stillOf } from './moving.tsx'
import { scenes } from './plans.ts'

export type FleetMaintenanceLabels = Readonly<
  Record<'charging' | 'workshop' | 'hours' | 'due' | 'fault', string>
>

const still = stillOf(scenes['fleet-maintenance'])
/** Hours in use since the last service, by charging place from the left; one place is free. */
const parked: readonly (readonly [place: number, id: string, hours: number])[] = [
  [0, 'F-02', 318],
  [1, 'F-03', 96],
  [2, 'F-11', 451],
  [3, 'F-06', 207],
]
/** Of the truck in the workshop. */
export const hoursWhenDue = 512
const pitch = 3.3
const placeX = (place: number) => 10.2 + place * pitch
const bay = { left: 25.8, right: 41.6, depth: 11.4 } as const

interface SceneProps {
  labels: FleetMaintenanceLabels
  locale: string
}

/** A truck drives to its charger, another one stands open in the workshop. */
export function FleetMaintenanceScene({ labels, locale }: SceneProps) {
  const hours = (value: number) => measure(locale, value, 'h')
  const places = [...parked.map(([place]) => place), 4]
  return (
    <PlanView width={58} height={27.5} scale={16} light="night">
      <FloorGrid width={58} height={27.5} />
      <path {...look.wall} d="M0 2.3H58" />
      <path
        {...look.wall}
        d={`M${bay.left} 2.3V${bay.depth}h2.4M${bay.right} 2.3V${bay.depth}h-2.4`}
      />
      <path
        {...look.marking}
        d={[...places, 5].map((place) => `M${placeX(place) - pitch / 2} 3.4v6.4`).join('')}
      />
      {places.map((place) => (
        <g key={place}>
          <path {...look.charger} d={`M${placeX(place) - 0.6} 2.4h1.2v.9h-1.2z`} />
          <path {...look.cable} d={`M${placeX(place)} 3.3v${place === 4 ? 0.5 : 1.4}`} />
        </g>
      ))}
      <PlanText x={8.6} y={1.5} strong>
        {labels.charging}
      </PlanText>
      <PlanText x={bay.left + 0.6} y={1.5} strong>
        {labels.workshop}
      </PlanText>
      {parked.map(([place, id, inUse]) => (
        <g key={id}>
          <Truck x={placeX(place)} y={7} heading={-90} />
          <PlanText x={placeX(place)} y={10.4} anchor="middle" strong>
            {id}
          </PlanText>
          <PlanText x={placeX(place)} y={11.5} anchor="middle" tone="quiet">
            {hours(inUse)}
          </PlanText>
        </g>
      ))}
      <path {...look.pit} d="M27 4.4h2.8v6.4H27z" />
      <Truck x={28.4} y={7.8} heading={-90} />
      <path {...look.cells} d="M30.1 7.4h1v1.9h-1zM30.1 8h1M30.1 8.7h1" />
      <path {...look.cable} d="M29 8.3h1.1" />
      <PlanText x={33} y={5} strong>
        F-09
      </PlanText>
      <PlanText x={33} y={6.2} tone="warning">
        {hours(hoursWhenDue)}
      </PlanText>
      <PlanText x={33} y={7.4} tone="warning">
        {labels.due}
      </PlanText>
      <PlanText x={33} y={8.6} tone="danger">
        {labels.fault}
      </PlanText>
      <path {...look.marking} strokeDasharray="1.2 1" d="M0 15.2h58" />
      {[19.2, 24.8].flatMap((y) => [
        <RackRow key={`a${y}`} x={-0.9} y={y} bays={9} empty={[4, 13, 30, 41]} />,
        <RackRow key={`b${y}`} x={28.6} y={y} bays={11} empty={[2, 20, 37, 50]} />,
      ])}
      {[5, 26, 41.4, 53].map((x) => (
        <Anchor key={x} x={x} y={12.5} />
      ))}
      <PlanText x={8.6} y={12.8} tone="quiet">
        {labels.hours}
      </PlanText>
      <MovingPerson still={still} id="P-05" />
      <MovingTrail still={still} id="F-14" />
      <MovingTruck
        still={still}
        id="F-14"
        uncertainty={1.7}
        label={{ x: 0, y: 3.2, anchor: 'middle' }}
        locale={locale}
      />
    </PlanView>
  )
}
