import {
  boundsOf,
  cornersOf,
  edgesOf,
  footprint,
  insideOf,
  type Box,
  type Corner,
  type Line,
  type Plan,
} from './plan.ts'
import { within, zoneProblems } from './check-zone.ts'
import { planLists, type PlanList, type Problem } from './problems.ts'

/** Of each thing the most that a plan can have. */
export const mostObjects: Readonly<Record<PlanList, number>> = {
  walls: 200,
  columns: 2_000,
  racks: 400,
  docks: 60,
  staging: 60,
  walkways: 40,
  zones: 60,
  mounts: 500,
  anchors: 500,
}

/** Every rule of plans that one breaks; without a problem it can be measured. */
export function checkPlan(plan: Plan): Problem[] {
  const crowded = tooMany(plan)
  if (crowded.length) return crowded
  return [
    ...outlineProblems(plan.outline),
    ...heightProblems(plan),
    ...rackProblems(plan),
    ...plan.zones.flatMap((zone, index) =>
      zoneProblems(zone, plan.ceiling).map(
        (problem) => ({ ...problem, list: 'zones', index }) as const,
      ),
    ),
  ]
}

function tooMany(plan: Plan): Problem[] {
  return planLists.flatMap((list): Problem[] =>
    plan[list].length > mostObjects[list] ? [{ code: 'TOO_MANY', list }] : [],
  )
}

/** The map's largest squares, 50,000 of 8 m, must cover the outline's bounding box. */
const largestBounds = 50_000 * 8 * 8

function outlineProblems(outline: Plan['outline']): Problem[] {
  if (!within(outline.length, 3, 64)) return [{ code: 'OUTLINE_CORNERS', field: 'outline' }]
  const edges = edgesOf(outline)
  const short = edges.findIndex(
    ({ x0, y0, x1, y1 }) => (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0) < 1,
  )
  const { left, right, bottom, top } = boundsOf(outline)
  const isSmall =
    within(Math.abs(signedArea(outline)), 100, 200_000) &&
    (right - left) * (top - bottom) <= largestBounds
  const problem = (code: Problem['code'], index?: number): Problem => ({
    code,
    field: 'outline',
    ...(index !== undefined && { index }),
  })
  return [
    ...(short === -1 ? [] : [problem('SIDE_SHORT', short)]),
    ...(isSimple(edges) ? [] : [problem('OUTLINE_CROSSES')]),
    ...(isSmall ? [] : [problem('AREA_RANGE')]),
  ]
}

function heightProblems({ ceiling, tagHeight, anchors, mounts }: Plan): Problem[] {
  const lists = { anchors, mounts }
  return [
    ...(within(ceiling, 3, 20) ? [] : [{ code: 'HEIGHT_RANGE', field: 'ceiling' } as const]),
    ...(within(tagHeight, 0.3, 6) ? [] : [{ code: 'HEIGHT_RANGE', field: 'tagHeight' } as const]),
    ...(['anchors', 'mounts'] as const).flatMap((list) =>
      lists[list].flatMap(({ z }, index): Problem[] =>
        within(z, 2, ceiling) ? [] : [{ code: 'HEIGHT_RANGE', list, index, field: 'z' }],
      ),
    ),
  ]
}

const rackSizes = {
  length: { from: 1, to: 300 },
  depth: { from: 0.5, to: 3 },
  height: { from: 1, to: 20 },
} as const

function rackProblems({ racks, outline, ceiling }: Plan): Problem[] {
  const edges = edgesOf(outline)
  const isIndoors = insideOf(outline)
  const boxes = racks.map((rack) => shrunk(footprint(rack)))
  return racks.flatMap((rack, index): Problem[] => {
    const problem = (code: Problem['code'], field?: string): Problem => ({
      code,
      list: 'racks',
      index,
      ...(field && { field }),
    })
    const wrongSize = (['length', 'depth', 'height'] as const).filter(
      (field) => !within(rack[field], rackSizes[field].from, rackSizes[field].to),
    )
    const box = boxes[index]
    if (!box || wrongSize.length) return wrongSize.map((field) => problem('RACK_SIZE', field))
    return [
      ...(rack.height < ceiling ? [] : [problem('RACK_SIZE', 'height')]),
      ...(covers(edges, isIndoors, box) ? [] : [problem('RACK_OUTSIDE')]),
      ...(overlapsEarlier(boxes, index) ? [problem('RACK_OVERLAP')] : []),
    ]
  })
}

/** Things that only touch are apart. */
const touch = 1e-6
const shrunk = ({ left, right, bottom, top }: Box): Box => ({
  left: left + touch,
  right: right - touch,
  bottom: bottom + touch,
  top: top - touch,
})

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top

function overlapsEarlier(boxes: readonly Box[], index: number): boolean {
  const box = boxes[index]
  for (let before = 0; box && before < index; before += 1) {
    const other = boxes[before]
    if (other && overlap(box, other)) return true
  }
  return false
}

function covers(edges: readonly Line[], isInside: (x: number, y: number) => boolean, box: Box) {
  const near = edges.filter(({ x0, y0, x1, y1 }) => {
    const isBeside = Math.max(x0, x1) < box.left || Math.min(x0, x1) > box.right
    return !isBeside && Math.max(y0, y1) >= box.bottom && Math.min(y0, y1) <= box.top
  })
  // No edge gets to the box: its corners are all inside, or all outside.
  if (!near.length) return isInside(box.left, box.bottom)
  const corners = cornersOf(box)
  return (
    corners.every(([x, y]) => isInside(x, y)) &&
    edgesOf(corners).every((side) => near.every((edge) => !meet(side, edge)))
  )
}

/** Whether neighbours touch only where they join, and no others touch at all. */
function isSimple(edges: readonly Line[]): boolean {
  return edges.every((edge, index) =>
    edges.every((other, further) => {
      if (further <= index) return true
      const follows = further === index + 1
      const closes = index === 0 && further === edges.length - 1
      if (!follows && !closes) return !meet(edge, other)
      const [before, after] = follows ? [edge, other] : [other, edge]
      return !foldsBack(before, after)
    }),
  )
}

/** Whether the second of two joined edges runs back along the first. */
function foldsBack(before: Line, after: Line): boolean {
  const [ax, ay] = [before.x1 - before.x0, before.y1 - before.y0]
  const [bx, by] = [after.x1 - after.x0, after.y1 - after.y0]
  return ax * by - ay * bx === 0 && ax * bx + ay * by < 0
}

/** Whether two lines have a point in common, ends included. */
function meet(a: Line, b: Line): boolean {
  const side = (line: Line, x: number, y: number) =>
    (line.x1 - line.x0) * (y - line.y0) - (line.y1 - line.y0) * (x - line.x0)
  const [a0, a1] = [side(b, a.x0, a.y0), side(b, a.x1, a.y1)]
  const [b0, b1] = [side(a, b.x0, b.y0), side(a, b.x1, b.y1)]
  if (a0 === 0 && a1 === 0 && b0 === 0 && b1 === 0)
    return (
      Math.max(a.x0, a.x1) >= Math.min(b.x0, b.x1) &&
      Math.max(b.x0, b.x1) >= Math.min(a.x0, a.x1) &&
      Math.max(a.y0, a.y1) >= Math.min(b.y0, b.y1) &&
      Math.max(b.y0, b.y1) >= Math.min(a.y0, a.y1)
    )
  return a0 * a1 <= 0 && b0 * b1 <= 0
}

/** Square metres: positive where the corners run counter-clockwise. */
export function signedArea(polygon: readonly Corner[]): number {
  return edgesOf(polygon).reduce((sum, { x0, y0, x1, y1 }) => sum + (x0 * y1 - x1 * y0) / 2, 0)
}

export const turnedCounterclockwise = (polygon: readonly Corner[]): readonly Corner[] =>
  signedArea(polygon) < 0 ? polygon.toReversed() : polygon
