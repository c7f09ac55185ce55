import { turnedCounterclockwise } from '#src/model/check-plan.ts'
import {
  edgesOf,
  footprint,
  roundMetres,
  type Box,
  type Corner,
  type Plan,
  type Rack,
} from '#src/model/plan.ts'
import { change, type ObjectRef } from './objects.ts'

/** A place at which a thing is taken to change its size. */
export interface Handle {
  readonly at: Corner
  /** Where the handle lies beside it, so that it does not cover a small thing: a direction on the floor. */
  readonly outward: Corner
  readonly moved: (plan: Plan, to: Corner) => Plan
  /** The corner that it takes, or that comes to be where it is taken. */
  readonly corner?: number
  readonly adds?: true
}

export function handlesOf(plan: Plan, { list, index }: ObjectRef): Handle[] {
  if (list === 'racks') {
    const rack = plan.racks[index]
    return rack ? rackHandles(rack, index) : []
  }
  if (list === 'walls' || list === 'walkways') {
    const line = plan[list][index]
    if (!line) return []
    const { x0, y0, x1, y1 } = line
    const outward = direction([x1, y1], [x0, y0])
    return [
      {
        at: [x0, y0],
        outward,
        moved: (before, [x, y]) =>
          change(before, list, index, (same) =>
            x === x1 && y === y1 ? same : { ...same, x0: x, y0: y },
          ),
      },
      {
        at: [x1, y1],
        outward: [-outward[0], -outward[1]],
        moved: (before, [x, y]) =>
          change(before, list, index, (same) =>
            x === x0 && y === y0 ? same : { ...same, x1: x, y1: y },
          ),
      },
    ]
  }
  if (list === 'zones') {
    const polygon = plan.zones[index]?.polygon ?? []
    return polygon.map((at, corner) => ({
      at,
      outward: [0, 0],
      corner,
      moved: (before, to) =>
        change(before, list, index, (zone) => ({
          ...zone,
          polygon: zone.polygon.with(corner, to),
        })),
    }))
  }
  return []
}

/** The corners, and between them where another can be made. */
export function outlineHandles({ outline }: Plan): Handle[] {
  return [
    ...outline.map((at, corner): Handle => ({
      at,
      outward: [0, 0],
      corner,
      moved: (plan, to) => withOutline(plan, plan.outline.with(corner, to)),
    })),
    ...edgesOf(outline).map(({ x0, y0, x1, y1 }, index): Handle => ({
      at: [(x0 + x1) / 2, (y0 + y1) / 2],
      outward: [0, 0],
      corner: index + 1,
      adds: true,
      moved: (plan, to) => withOutline(plan, plan.outline.toSpliced(index + 1, 0, to)),
    })),
  ]
}

/** Anchors on walls rely on the outline's turn. */
export const withOutline = (plan: Plan, outline: readonly Corner[]): Plan => ({
  ...plan,
  outline: turnedCounterclockwise(outline),
})

/** Another corner in the middle of the side that begins at `corner`. */
export function splitSide(polygon: readonly Corner[], corner: number): Corner[] {
  const { x0, y0, x1, y1 } = edgesOf(polygon)[corner] ?? { x0: 0, y0: 0, x1: 0, y1: 0 }
  return polygon.toSpliced(corner + 1, 0, [roundMetres((x0 + x1) / 2), roundMetres((y0 + y1) / 2)])
}

function direction([x0, y0]: Corner, [x1, y1]: Corner): Corner {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  return [(x1 - x0) / length, (y1 - y0) / length]
}

const rackSizes = { length: { least: 1, most: 300 }, depth: { least: 0.5, most: 3 } }

/** In the middle of each side: the one opposite stays where it is. */
function rackHandles(rack: Rack, index: number): Handle[] {
  const box = footprint(rack)
  const { left, right, bottom, top } = box
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  const { length, depth } = rackSizes
  const [across, up] = rack.orientation === 0 ? [length, depth] : [depth, length]
  const size = (value: number, { least, most }: typeof length) =>
    Math.min(most, Math.max(least, value))
  const handle = (at: Corner, outward: Corner, sideAt: (to: Corner) => Partial<Box>): Handle => ({
    at,
    outward,
    moved: (plan, to) =>
      change(plan, 'racks', index, (before) => withFootprint(before, { ...box, ...sideAt(to) })),
  })
  return [
    handle([left, y], [-1, 0], ([to]) => ({ left: right - size(right - to, across) })),
    handle([right, y], [1, 0], ([to]) => ({ right: left + size(to - left, across) })),
    handle([x, bottom], [0, -1], ([, to]) => ({ bottom: top - size(top - to, up) })),
    handle([x, top], [0, 1], ([, to]) => ({ top: bottom + size(to - bottom, up) })),
  ]
}

function withFootprint(rack: Rack, { left, right, bottom, top }: Box): Rack {
  const [across, up] = [roundMetres(right - left), roundMetres(top - bottom)]
  const [length, depth] = rack.orientation === 0 ? [across, up] : [up, across]
  return { ...rack, x: roundMetres(left), y: roundMetres(bottom), length, depth }
}
