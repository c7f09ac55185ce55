import { paint } from '@repo/pictures/paint.ts'
import type { ReactNode } from 'react'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import styles from './still.module.css'

const look = {
  predicted: paint({
    fill: 'none',
    stroke: 'plan-danger',
    strokeWidth: 0.16,
    strokeDasharray: '0.6 0.4',
  }),
  meeting: paint({ fill: 'plan-danger', fillOpacity: 0.3, stroke: 'plan-danger' }),
  steel: paint({ stroke: 'plan-steel', strokeWidth: 0.5 }),
  marking: paint({ fill: 'none', stroke: 'plan-quiet', strokeOpacity: 0.55 }),
}

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

/** Of the steel wall between them and the tag the first two are not in sight. */
const anchors: readonly Point[] = [
  [3, 2.4],
  [16, 2.4],
  [29, 2.4],
  [29, 15.6],
  [20.5, 15.6],
  [12, 15.6],
]
const tag: Point = [14, 10.4]
const hidden = 2

const crossing: readonly Point[] = [
  [13, 5.4],
  [19, 5.4],
  [19, 12.2],
  [13, 12.2],
]

const lanes = [7, 5, 6, 6, 4] as const
const pallet = { width: 2.2, height: 1.8 } as const
const palletAt = (lane: number, place: number) =>
  `M${10 + place * 2.6} ${1.1 + lane * 3.3}h${pallet.width}v${pallet.height}h-${pallet.width}z`

const scenes: readonly ReactNode[] = [
  <>
    <RackRow x={1.6} y={2.4} bays={4} empty={[2, 9]} />
    <RackRow x={19.2} y={2.4} bays={4} empty={[5, 14]} />
    <RackRow x={1.6} y={12.8} bays={4} empty={[1, 12]} />
    <RackRow x={19.2} y={12.8} bays={4} empty={[3, 8]} />
    <Zone points={crossing} kind="closed" hatched={0.8} />
    <Trail
      points={[
        [-1, 8.6],
        [8, 8.6],
      ]}
    />
    <Truck x={8} y={8.6} loaded />
    <Trail
      points={[
        [16, 19],
        [16, 15.2],
      ]}
    />
    <Truck x={16} y={15.2} heading={-90} />
    <path {...look.predicted} d="M11.6 8.6H16V12.6" />
    <circle {...look.meeting} cx="16" cy="8.6" r="1.3" />
  </>,
  <>
    {anchors.map((anchor, index) => (
      <g key={anchor.join()}>
        {index >= hidden && <RangingLine from={anchor} to={tag} />}
        <Anchor x={anchor[0]} y={anchor[1]} size={0.9} />
      </g>
    ))}
    <Tag x={tag[0]} y={tag[1]} uncertainty={3.2} />
    <path {...look.steel} d="M6.4 7.2h9" />
  </>,
  <>
    {lanes.map((count, lane) => (
      <path
        key={lane}
        className={lane === 2 ? styles.chosen : styles.pallet}
        d={
          lane === 2
            ? palletAt(lane, 0)
            : Array.from({ length: count }, (_, place) => palletAt(lane, place)).join('')
        }
      />
    ))}
    <path
      className={styles.pallet}
      d={Array.from({ length: lanes[2] - 1 }, (_, place) => palletAt(2, place + 1)).join('')}
    />
    <path {...look.marking} d={lanes.map((_, lane) => `M9.2 ${3.65 + lane * 3.3}H32`).join('')} />
    <Trail
      points={[
        [4, 19],
        [4, 10.6],
        [6.4, 8.6],
      ]}
    />
    <Truck x={6.4} y={8.6} />
  </>,
]
