import { hallConstants } from '#src/model/constants.ts'
import { columnBox, footprint, type Box, type Corner, type Plan } from '#src/model/plan.ts'
import type { ObjectRef } from '../planner/objects.ts'

/** What a shape is in the hall: decides its colour and pattern, for every drawing. */
export type ShapeRole =
  | 'floor'
  | 'staging'
  | 'speed'
  | 'keep-out'
  | 'one-way'
  | 'mezzanine'
  | 'level'
  | 'walkway'
  | 'rack'
  | 'light-rack'
  | 'wall'
  | 'column'
  | 'dock'
  | 'mount'
  | 'anchor'

/** In metres, x to the right and y up. */
export interface Shape {
  readonly role: ShapeRole
  readonly points: readonly Corner[]
  /** A line where it is not; its width is the thing's own, undefined is as thin as can be seen. */
  readonly closed: boolean
  readonly width?: number
  /** Of a single point: a mark of the same size on every scale. */
  readonly mark?: true
  /** None is the floor itself. */
  readonly ref?: ObjectRef
}

const corners = ({ left, right, bottom, top }: Box): Corner[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** Everything of a plan that is drawn, the lowest first. */
export function shapesOf(plan: Plan): Shape[] {
  const area = (role: ShapeRole, points: readonly Corner[], ref: ObjectRef): Shape => ({
    role,
    points,
    closed: true,
    ref,
  })
  const line = (
    role: ShapeRole,
    { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
    ref: ObjectRef,
    width?: number,
  ): Shape => ({
    role,
    points: [
      [x0, y0],
      [x1, y1],
    ],
    closed: false,
    ref,
    ...(width !== undefined && { width }),
  })
  const mark = (role: ShapeRole, { x, y }: { x: number; y: number }, ref: ObjectRef): Shape => ({
    role,
    points: [[x, y]],
    closed: false,
    mark: true,
    ref,
  })
  return [
    { role: 'floor', points: plan.outline, closed: true },
    ...plan.staging.map((polygon, index) => area('staging', polygon, { list: 'staging', index })),
    ...plan.zones.map(({ kind, polygon }, index) => area(kind, polygon, { list: 'zones', index })),
    ...plan.walkways.map((walkway, index) =>
      line('walkway', walkway, { list: 'walkways', index }, walkway.width),
    ),
    ...plan.racks.map((rack, index) =>
      area(
        rack.fill < hallConstants.blockingFill ? 'light-rack' : 'rack',
        corners(footprint(rack)),
        { list: 'racks', index },
      ),
    ),
    ...plan.walls.map((wall, index) => line('wall', wall, { list: 'walls', index })),
    ...plan.columns.map((column, index) =>
      area('column', corners(columnBox(column)), { list: 'columns', index }),
    ),
    ...plan.docks.map(({ x, y, width }, index) =>
      line(
        'dock',
        { x0: x - width / 2, y0: y, x1: x + width / 2, y1: y },
        { list: 'docks', index },
      ),
    ),
    ...plan.mounts.map((mount, index) => mark('mount', mount, { list: 'mounts', index })),
    ...plan.anchors.map((anchor, index) => mark('anchor', anchor, { list: 'anchors', index })),
  ]
}

/** The shape as the `d` of an SVG path in metres; y runs down there, from `top`. */
export function pathOf({ points, closed }: Pick<Shape, 'points' | 'closed'>, top: number): string {
  const metres = (value: number) => String(Math.floor(100 * value + 0.5) / 100)
  const steps = points.map(([x, y], index) => `${index ? 'L' : 'M'}${metres(x)} ${metres(top - y)}`)
  return steps.join('') + (closed ? 'z' : '')
}
