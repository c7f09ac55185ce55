import {
  roundMetres,
  type Anchor,
  type Column,
  type Corner,
  type Dock,
  type Line,
  type Place,
  type Plan,
  type Rack,
  type Zone,
} from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'

/** One thing of a plan. */
export interface ObjectRef {
  readonly list: PlanList
  readonly index: number
}

export const isSame = (a: ObjectRef | undefined, b: ObjectRef | undefined) =>
  a !== undefined && b !== undefined && a.list === b.list && a.index === b.index

export type ObjectOf<List extends PlanList> = Plan[List][number]

function objectAt<List extends PlanList>(
  plan: Plan,
  list: List,
  index: number,
): ObjectOf<List> | undefined {
  return plan[list][index]
}

export function add<List extends PlanList>(plan: Plan, list: List, object: ObjectOf<List>): Plan {
  return { ...plan, [list]: [...plan[list], object] }
}

/** The plan itself where there is no such thing. */
export function change<List extends PlanList>(
  plan: Plan,
  list: List,
  index: number,
  changed: (object: ObjectOf<List>) => ObjectOf<List>,
): Plan {
  const object = objectAt(plan, list, index)
  if (object === undefined) return plan
  const next = changed(object)
  return next === object
    ? plan
    : { ...plan, [list]: (plan[list] as readonly unknown[]).with(index, next) }
}

export function remove(plan: Plan, { list, index }: ObjectRef): Plan {
  return { ...plan, [list]: plan[list].filter((_, other) => other !== index) }
}

/** Moved by metres, to the centimetre. */
export function move(plan: Plan, { list, index }: ObjectRef, dx: number, dy: number): Plan {
  return change(plan, list, index, (object) => moved(object, dx, dy))
}

/** Where a thing is, for the grid: its own place, or its first corner. */
export function placeOf(plan: Plan, { list, index }: ObjectRef): Corner {
  const object: Movable | undefined = objectAt(plan, list, index)
  if (!object) return [0, 0]
  if (isPolygon(object)) return object[0] ?? [0, 0]
  if ('polygon' in object) return object.polygon[0] ?? [0, 0]
  return 'x0' in object ? [object.x0, object.y0] : [object.x, object.y]
}

/** A quarter turn about its middle: racks, walls, walkways and areas; other things have no direction. */
export function turn(plan: Plan, { list, index }: ObjectRef): Plan {
  if (list === 'racks') return change(plan, list, index, turnedRack)
  if (list === 'walls' || list === 'walkways')
    return change(plan, list, index, (line) => ({ ...line, ...turnedLine(line) }))
  if (list === 'staging') return change(plan, list, index, turnedPolygon)
  if (list === 'zones')
    return change(plan, list, index, (zone: Zone) => ({
      ...zone,
      polygon: turnedPolygon(zone.polygon),
    }))
  return plan
}

type Movable = Column | Place | Dock | Anchor | Line | Zone | Rack | readonly Corner[]

function moved<T extends ObjectOf<PlanList>>(object: T, dx: number, dy: number): T
function moved(object: Movable, dx: number, dy: number): Movable {
  const shift = ([x, y]: Corner): Corner => [roundMetres(x + dx), roundMetres(y + dy)]
  if (isPolygon(object)) return object.map(shift)
  if ('polygon' in object) return { ...object, polygon: object.polygon.map(shift) }
  if ('x0' in object) {
    const [x0, y0] = shift([object.x0, object.y0])
    const [x1, y1] = shift([object.x1, object.y1])
    return { ...object, x0, y0, x1, y1 }
  }
  const [x, y] = shift([object.x, object.y])
  return { ...object, x, y }
}

const isPolygon = (object: Movable): object is readonly Corner[] => Array.isArray(object)

function turnedRack(rack: Rack): Rack {
  const offset = (rack.length - rack.depth) / 2
  const lies = rack.orientation === 0
  return {
    ...rack,
    orientation: lies ? 90 : 0,
    x: roundMetres(rack.x + (lies ? offset : -offset)),
    y: roundMetres(rack.y + (lies ? -offset : offset)),
  }
}

function turnedLine({ x0, y0, x1, y1 }: Line): Line {
  const about = turnAbout((x0 + x1) / 2, (y0 + y1) / 2)
  const [a, b] = about([x0, y0])
  const [c, d] = about([x1, y1])
  return { x0: a, y0: b, x1: c, y1: d }
}

function turnedPolygon(polygon: readonly Corner[]): Corner[] {
  const middle = (of: 0 | 1) => {
    const values = polygon.map((corner) => corner[of])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return polygon.map(turnAbout(middle(0), middle(1)))
}

const turnAbout =
  (x: number, y: number) =>
  ([a, b]: Corner): Corner => [roundMetres(x - (b - y)), roundMetres(y + (a - x))]
