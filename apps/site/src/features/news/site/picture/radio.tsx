import { look } from './picture-paint.ts'
import { distance, type Point } from '@repo/pictures/plan/geometry.ts'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import { emptySlots, type DrawingProps } from './drawing.ts'

/** One tag, the anchors that hear it, and a circle for each measured distance. */
export function Ranging({ seed }: DrawingProps) {
  const tag: Point = [13 + (seed % 3), 8.6]
  const anchors: readonly Point[] = [
    [5, 3.4],
    [20.5, 4],
    [9, 13.4],
  ]
  return (
    <>
      <RackRow x={-1} y={-0.6} bays={10} empty={emptySlots(seed)} />
      <RackRow x={-1} y={14.8} bays={10} empty={emptySlots(seed + 5)} />
      {anchors.map((anchor) => (
        <circle
          key={anchor[0]}
          {...look.circle}
          cx={anchor[0]}
          cy={anchor[1]}
          r={Math.round(distance(anchor, tag) * 100) / 100}
        />
      ))}
      {anchors.map((anchor) => (
        <RangingLine key={anchor[0]} from={anchor} to={tag} />
      ))}
      <Anchors at={anchors} />
      <Truck x={tag[0]} y={tag[1]} heading={180} loaded />
      <Tag x={tag[0]} y={tag[1]} uncertainty={1.6} />
    </>
  )
}

/** Fixes around a surveyed point: scatter, and the offset that averaging does not remove. */
export function Scatter({ seed }: DrawingProps) {
  const fixes = Array.from({ length: 48 }, (_, index) => {
    const angle = index * 2.4 + (seed % 7)
    const radius = Math.sqrt(index) * 0.42
    return `M${(13.4 + Math.cos(angle) * radius).toFixed(1)} ${(7.3 + Math.sin(angle) * radius * 0.8).toFixed(1)}h0`
  })
  return (
    <>
      <RackRow x={-1} y={-1.5} bays={10} empty={emptySlots(seed)} />
      <RackRow x={-1} y={15.3} bays={10} empty={emptySlots(seed + 5)} />
      <path {...look.axis} d="M0 8h24M12 .7v14.6" />
      <path {...look.sight} d="M2 2.6l10 5.4 10-5.4M2 13.4L12 8l10 5.4" />
      {[2, 4, 6].map((radius) => (
        <circle key={radius} {...look.planned} cx="12" cy="8" r={radius} />
      ))}
      <path {...look.fixes} d={fixes.join('')} />
      <circle {...look.circle} cx="13.4" cy="7.3" r="2.9" />
      <path {...look.mark} d="M11 8h2M12 7v2M12 8l1.4-.7" />
      <Anchors
        at={[
          [2, 2.6],
          [22, 2.6],
          [2, 13.4],
          [22, 13.4],
        ]}
      />
    </>
  )
}

/** A direct path that steel ends, and the longer one that arrives instead. */
export function Shadow({ seed }: DrawingProps) {
  return (
    <>
      <path {...look.wall} d="M0 15h24" />
      <Zone
        kind="closed"
        points={[
          [14.1, 4.6],
          [24, 5.6],
          [24, 12.6],
          [14.1, 6.8],
        ]}
        hatched={0.8}
      />
      <RackRow x={6} y={4.6} bays={3} empty={emptySlots(seed)} />
      <RangingLine from={[3, 2.4]} to={[6, 4.2]} />
      <path {...look.lost} d="M5.7 3.7l1.2 1.2M6.9 3.7l-1.2 1.2" />
      <RangingLine from={[3, 2.4]} to={[9.6, 14.7]} />
      <RangingLine from={[9.6, 14.7]} to={[19, 8]} />
      <Anchors at={[[3, 2.4]]} />
      <Truck x={19} y={8} />
    </>
  )
}

/** The same hall seen from every side: columns on the axes, anchors on the columns. */
export function Geometry({ seed }: DrawingProps) {
  const tag: Point = [10 + (seed % 4), 8.4]
  const corners: readonly Point[] = [
    [3, 3],
    [21, 3],
    [3, 13],
    [21, 13],
  ]
  return (
    <>
      <path {...look.axis} d="M3 0v16M12 0v16M21 0v16M0 3h24M0 13h24" />
      <path {...look.wall} d="M1.2 1.2h21.6v13.6H1.2z" />
      <path {...look.column} d="M11.7 2.7h.6v.6h-.6zM11.7 12.7h.6v.6h-.6z" />
      {corners.map((corner) => (
        <RangingLine key={corner.join()} from={corner} to={tag} />
      ))}
      <Anchors at={corners} />
      <Truck x={tag[0]} y={tag[1]} />
      <Tag x={tag[0]} y={tag[1]} uncertainty={1.5} />
    </>
  )
}

export function Anchors({ at }: { at: readonly Point[] }) {
  return at.map(([x, y]) => <Anchor key={`${x} ${y}`} x={x} y={y} size={0.8} />)
}
