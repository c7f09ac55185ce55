import type { ReactNode } from 'react'
import { FloorGrid } from '#src/drawings/plan/floor-grid.tsx'
import { Anchor, RangingLine, Tag } from '#src/drawings/plan/radio.tsx'
import { PlanView } from '#src/drawings/plan/plan-view.tsx'
import { RackRow } from '#src/drawings/plan/rack-row.tsx'
import { Trail } from '#src/drawings/plan/trail.tsx'
import { Truck } from '#src/drawings/plan/truck.tsx'
import type { Point } from '#src/drawings/plan/geometry.ts'
import styles from './still.module.css'

/** Metres, 16:9. */
const floor = { width: 32, height: 18 } as const

/** A still of the hall for a film without a picture of its own; neighbours on the strip differ. */
export function Still({ place }: { place: number }) {
  return (
    <div className={styles.still}>
      <PlanView {...floor} scale={20} light="night">
        <FloorGrid {...floor} />
        {scenes[place % scenes.length]}
      </PlanView>
    </div>
  )
}

const corners: readonly Point[] = [
  [2, 2],
  [30, 2],
  [30, 16],
  [2, 16],
]

const scenes: readonly ReactNode[] = [
  <>
    <RackRow x={3} y={1.4} bays={9} empty={[3, 11, 20, 34]} />
    <RackRow x={3} y={12.6} bays={9} empty={[7, 16, 29, 41]} />
    <Trail
      points={[
        [-1, 6.4],
        [19, 6.4],
      ]}
    />
    <Truck x={19} y={6.4} loaded />
    <Trail
      points={[
        [33, 9.8],
        [9, 9.8],
      ]}
    />
    <Truck x={9} y={9.8} heading={180} />
  </>,
  <>
    {corners.map((corner) => (
      <RangingLine key={corner.join()} from={corner} to={[18.4, 8]} />
    ))}
    {corners.map(([x, y]) => (
      <Anchor key={`${x} ${y}`} x={x} y={y} />
    ))}
    <Tag x={18.4} y={8} uncertainty={1.2} />
  </>,
  <>
    <RackRow x={1.4} y={1} bays={4} empty={[2, 9]} />
    <RackRow x={19} y={1} bays={4} empty={[5, 14]} />
    <RackRow x={1.4} y={14.2} bays={4} empty={[1, 12]} />
    <RackRow x={19} y={14.2} bays={4} empty={[3, 8]} />
    <Trail
      points={[
        [-1, 8.6],
        [11, 8.6],
      ]}
    />
    <Truck x={11} y={8.6} />
    <Trail
      points={[
        [15.6, -1],
        [15.6, 4.6],
      ]}
    />
    <Truck x={15.6} y={4.6} heading={90} loaded />
  </>,
]
