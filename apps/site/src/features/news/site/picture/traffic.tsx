import { look as drawn } from './picture-paint.ts'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Tag } from '@repo/pictures/plan/radio.tsx'
import { Person } from '@repo/pictures/plan/person.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import { emptySlots, type DrawingProps } from './drawing.ts'

/** A zone with a limit, and the truck that has just entered it. */
export function Speed({ seed }: DrawingProps) {
  return (
    <>
      <RackRow x={-2} y={-0.4} bays={10} empty={emptySlots(seed)} />
      <RackRow x={-2} y={13.2} bays={4} empty={emptySlots(seed + 3)} />
      <Zone
        kind="slow"
        points={[
          [10, 4],
          [22, 4],
          [22, 10.6],
          [10, 10.6],
        ]}
        hatched={0.9}
      />
      <Trail
        points={[
          [3.4, 16],
          [3.4, 7.3],
          [14.5, 7.3],
        ]}
      />
      <Truck x={14.5} y={7.3} loaded />
      <Person x={19.6} y={9} heading={-90} />
    </>
  )
}

/** A corner that neither of the two can look around. */
export function Crossing({ seed }: DrawingProps) {
  return (
    <>
      <RackRow x={-2.1} y={0.6} bays={5} empty={emptySlots(seed)} />
      <RackRow x={-2.1} y={2.8} bays={5} empty={emptySlots(seed + 2)} />
      <RackRow x={-2.1} y={11.4} bays={5} empty={emptySlots(seed + 4)} />
      <RackRow x={18.6} y={0.6} bays={3} empty={emptySlots(seed + 6)} />
      <path {...drawn.stopping} d="M8.7 7.6L15.4 7v2.9L8.7 9.2z" />
      <path {...drawn.stopping} d="M14.4 13L13.8 8.8h2.8L16 13z" />
      <Trail
        points={[
          [-1, 8.4],
          [6.4, 8.4],
        ]}
      />
      <Truck x={6.4} y={8.4} loaded />
      <Tag x={15.2} y={14.3} uncertainty={1.4} />
      <Person x={15.2} y={14.3} heading={-90} />
    </>
  )
}

/** Four trucks that stand, and where the fifth one waited on its way. */
export function Standing({ seed }: DrawingProps) {
  const waits = [0.6, 1.5, 0.9, 1.2].map((_, index, all) => all[(index + seed) % all.length] ?? 1)
  return (
    <>
      <path {...drawn.mark} d="M0 3h5M0 6h5M0 9h5M0 12h5" />
      {[4.5, 7.5, 10.5].map((y) => (
        <Truck key={y} x={2} y={y} />
      ))}
      <RackRow x={11} y={-0.4} bays={6} empty={emptySlots(seed)} />
      {[8, 13, 18, 18].map((x, index) => (
        <circle key={index} {...drawn.stop} cx={x} cy={index === 3 ? 12.6 : 5.4} r={waits[index]} />
      ))}
      <Trail
        points={[
          [5, 13.6],
          [8, 13.6],
          [8, 5.4],
          [18, 5.4],
          [18, 12.6],
          [13, 12.6],
        ]}
      />
      <Truck x={13} y={12.6} heading={180} />
    </>
  )
}

/** A room in which nobody is located: the trail ends at its door. */
export function Privacy({ seed }: DrawingProps) {
  return (
    <>
      <RackRow x={-2} y={12.6} bays={10} empty={emptySlots(seed)} />
      <path {...drawn.planned} d="M13.4 2.2h8.4v7h-8.4zM13.4 9.2l8.4-7M13.4 2.2l8.4 7" />
      <path {...drawn.wall} d="M13.2 4.6V2h8.8v7.4h-8.8V7.2" />
      <Trail
        points={[
          [2, 16],
          [2, 10],
          [6.6, 5.9],
          [12.6, 5.9],
        ]}
        width={0.26}
      />
      <path {...drawn.lost} d="M13.2 4.6v2.6" />
      <Person x={17.6} y={5.7} />
      <Tag x={5.2} y={3} uncertainty={1.1} />
      <Person x={5.2} y={3} heading={90} />
    </>
  )
}
