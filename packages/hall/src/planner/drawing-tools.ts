import { planningConstants } from '#src/model/constants.ts'
import {
  boundsOf,
  roundMetres,
  type Anchor,
  type Corner,
  type Plan,
  type Rack,
  type Zone,
} from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'
import { add } from './objects.ts'
import { rowsBetween, usualRows, type RackRows } from './rack-rows.ts'

/** What a finger, a pointer or a key can draw. */
export const drawingTools = [
  'rack',
  'rack-rows',
  'wall',
  'column',
  'dock',
  'walkway',
  'speed',
  'keep-out',
  'one-way',
  'mezzanine',
  'level',
  'mount',
  'anchor',
] as const
export type DrawingTool = (typeof drawingTools)[number]

/** The list of the plan that a tool's things go to. */
export const listOf: Readonly<Record<DrawingTool, PlanList>> = {
  rack: 'racks',
  'rack-rows': 'racks',
  wall: 'walls',
  column: 'columns',
  dock: 'docks',
  walkway: 'walkways',
  speed: 'zones',
  'keep-out': 'zones',
  'one-way': 'zones',
  mezzanine: 'zones',
  level: 'zones',
  mount: 'mounts',
  anchor: 'anchors',
}

/** To the grid whose points are `step` metres apart. */
export const snap = ([x, y]: Corner, step: number): Corner => [
  roundMetres(Math.floor(x / step + 0.5) * step),
  roundMetres(Math.floor(y / step + 0.5) * step),
]

const { anchorDrop, rackHeight, rackFill, doubleRow, columnSide } = planningConstants
const rackDepth = { least: 0.5, most: 3 }
const dockWidth = 3
const walkwayWidth = 1.2
/** Of an area of which nothing else is known. */
export const defaultZone = { limit: 8, direction: 'N', height: 4 } as const
const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** What is drawn with, besides the places. */
export interface DrawnWith {
  readonly range: Anchor['range']
  readonly rows?: RackRows
}

/** The plan with what was drawn from one place to another; the same plan where that is nothing yet. */
export function withDrawn(
  plan: Plan,
  tool: DrawingTool,
  [from, to]: readonly [Corner, Corner],
  { range, rows = usualRows }: DrawnWith,
): Plan {
  const [x, y] = from
  const z = roundMetres(plan.ceiling - anchorDrop)
  switch (tool) {
    case 'rack':
      return add(plan, 'racks', rackBetween(plan, from, to))
    case 'rack-rows':
      return { ...plan, racks: [...plan.racks, ...rowsBetween(plan, [from, to], rows)] }
    case 'column':
      return add(plan, 'columns', { x, y, side: columnSide })
    case 'dock':
      return withDock(plan, from)
    case 'mount':
      return add(plan, 'mounts', { x, y, z })
    case 'anchor':
      return add(plan, 'anchors', { x, y, z, range, fixed: true })
    case 'wall':
    case 'walkway': {
      const [x1, y1] = to
      if (x === x1 && y === y1) return plan
      const line = { x0: x, y0: y, x1, y1 }
      return tool === 'wall'
        ? add(plan, 'walls', line)
        : add(plan, 'walkways', { ...line, width: walkwayWidth })
    }
    default:
      return withZone(plan, tool, from, to)
  }
}

/** Along the longer side of what was drawn; a touch draws one of the usual depth. */
function rackBetween({ ceiling }: Plan, [x0, y0]: Corner, [x1, y1]: Corner): Rack {
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)]
  const lies = width >= height
  const [longer, shorter] = lies ? [width, height] : [height, width]
  return {
    x: roundMetres(Math.min(x0, x1)),
    y: roundMetres(Math.min(y0, y1)),
    length: roundMetres(Math.max(1, longer)),
    depth: roundMetres(shorter === 0 ? doubleRow : clamp(shorter, rackDepth.least, rackDepth.most)),
    height: roundMetres(Math.min(rackHeight, ceiling - 0.5)),
    orientation: lies ? 0 : 90,
    fill: rackFill,
  }
}

export const isDeck = (kind: Zone['kind']) => kind === 'mezzanine' || kind === 'level'

/** A dock with its staging place, 3 m before it on the side of the floor. */
function withDock(plan: Plan, [x, y]: Corner): Plan {
  const { bottom, top } = boundsOf(plan.outline)
  const inward = y <= (bottom + top) / 2 ? 1 : -1
  const corners: readonly Corner[] = [
    [-1.8, 3],
    [1.8, 3],
    [1.8, 11],
    [-1.8, 11],
  ]
  const staging = corners.map(([dx, dy]): Corner => [
    roundMetres(x + dx),
    roundMetres(y + inward * dy),
  ])
  return add(add(plan, 'docks', { x, y, width: dockWidth }), 'staging', staging)
}

function withZone(plan: Plan, kind: Zone['kind'], [x0, y0]: Corner, [x1, y1]: Corner): Plan {
  if (x0 === x1 || y0 === y1) return plan
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)]
  const [bottom, top] = [Math.min(y0, y1), Math.max(y0, y1)]
  const polygon: Corner[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  const [east, north] = [x1 - x0, y1 - y0]
  const [alongX, alongY] = [east > 0 ? 'E' : 'W', north > 0 ? 'N' : 'S'] as const
  const directionDrawn = Math.abs(east) > Math.abs(north) ? alongX : alongY
  return add(plan, 'zones', {
    kind,
    polygon,
    ...(kind === 'speed' && { limit: defaultZone.limit }),
    ...(kind === 'one-way' && { direction: directionDrawn }),
    ...(isDeck(kind) && { height: defaultZone.height }),
  })
}
