import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'

const width = 22
const height = 15
const tag: Point = [11.6, 8.6]
const anchors: readonly Point[] = [
  [3.2, 4],
  [19, 4.6],
  [5, 13],
]

/** A forklift on its way and three measured distances. */
export function DemoPlan({ locale }: { locale: string }) {
  const [x, y] = tag
  return (
    <PlanView width={width} height={height} scale={19} light="paper">
      <FloorGrid width={width} height={height} />
      <RackRow x={-1} y={0.2} bays={10} empty={[4, 11, 17, 33, 40]} />
      <RackRow x={-1} y={13.6} bays={10} empty={[2, 9, 20, 21, 28]} />
      <Trail points={[[22.5, 10.6], [15.8, 10.6], [15.8, y], tag]} />
      {anchors.map((anchor) => (
        <RangingLine key={anchor.join()} from={anchor} to={tag} locale={locale} />
      ))}
      {anchors.map(([left, top]) => (
        <Anchor key={left} x={left} y={top} size={0.8} />
      ))}
      <Tag x={x} y={y} uncertainty={1.9} />
      <Truck x={x} y={y} heading={180} loaded />
    </PlanView>
  )
}
