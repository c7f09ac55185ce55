import { expect, test } from 'vitest'
import { aislesOf } from './aisles.ts'
import { hallConstants } from './constants.ts'
import { expectedAt, type PositionClass } from './error.ts'
import { footprint, roundMetres, type Corner, type Plan } from './plan.ts'

const { usableRange } = hallConstants
const ceiling = 10
const tagHeight = 2.2
const range = 50

/** One block of racks behind an open floor, with the anchors that the estimate counts for it. */
function generatedHall([area, aisles, length]: readonly [number, number, number]): Plan {
  const [width, depth] = aisles
    ? [5.5 * aisles, Math.max(area / (5.5 * aisles), 16 + length + 6)]
    : [roundMetres(Math.sqrt(1.25 * area)), area / roundMetres(Math.sqrt(1.25 * area))]
  const [w, d] = [roundMetres(width), roundMetres(depth)]
  const front = aisles ? roundMetres(d - (length + 6)) : d
  const every = (last: number) =>
    Array.from({ length: Math.floor(last / 12) }, (_, i) => 12 * (i + 1))
  const rows = aisles ? Array.from({ length: aisles + 1 }, (_, row) => row) : []
  const rackAnchors = Math.ceil(length / (usableRange.aisle * range)) + 1
  const inRows = Array.from({ length: Math.floor(aisles / 2) }, (_, pair) =>
    Array.from({ length: rackAnchors }, (_anchor, at) => ({
      x: 11 * pair + 5.5,
      y: front + (length * at) / (rackAnchors - 1),
    })),
  ).flat()
  const open = area - aisles * 5.5 * length
  const count = Math.ceil((open / (usableRange.open * range) ** 2) * 2)
  const columns = Math.floor(Math.sqrt((count * w) / front) + 0.5)
  const lines = Math.ceil(count / columns)
  const inTheOpen = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const inLine = line === lines - 1 ? count - columns * (lines - 1) : columns
    return {
      x: (w * ((index % columns) + 0.5)) / inLine,
      y: (front * (line + 0.5)) / lines,
    }
  })
  return {
    version: 1,
    units: 'm',
    outline: [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    ceiling,
    tagHeight,
    walls: [],
    columns: every(w - 6).flatMap((x) =>
      every(aisles ? front - 9 : d - 6).map((y) => ({ x, y, side: 0.4 })),
    ),
    racks: rows.map((row) => ({
      x: row === 0 ? 0 : roundMetres(5.5 * row - 1.2),
      y: front,
      length,
      depth: row === 0 || row === aisles ? 1.2 : 2.4,
      height: 6,
      orientation: 90,
      fill: 0.85,
    })),
    anchors: [...inRows, ...inTheOpen].map(({ x, y }) => ({
      x: roundMetres(x),
      y: roundMetres(y),
      z: ceiling - 1,
      range,
    })),
  }
}

/** Metres that a truck's tag stays away from a rack: the golden results grow the footprint by it. */
const clearance = 0.6

/** The middles of all square metres on which a truck can stand. */
function drivable({ outline, racks, columns }: Plan): Corner[] {
  const [w, d] = outline[2] ?? [0, 0]
  const boxes = racks.map(footprint)
  const cells: Corner[] = []
  for (let y = 0.5; y < d; y += 1)
    for (let x = 0.5; x < w; x += 1) {
      const nearRack = boxes.some(
        ({ left, right, bottom, top }) =>
          Math.max(left - x, x - right, bottom - y, y - top) <= clearance,
      )
      const inColumn = columns.some(
        (column) =>
          Math.abs(column.x - x) <= column.side / 2 && Math.abs(column.y - y) <= column.side / 2,
      )
      if (!nearRack && !inColumn) cells.push([x, y])
    }
  return cells
}

function coverage(plan: Plan) {
  const aisles = aislesOf(plan)
  const classes: Record<PositionClass, number> = { fine: 0, good: 0, weak: 0, none: 0 }
  const errors: number[] = []
  for (const cell of drivable(plan)) {
    const expected = expectedAt(plan, aisles, cell)
    classes[expected.class] += 1
    if (expected.error !== undefined) errors.push(expected.error)
  }
  errors.sort((a, b) => a - b)
  const element = (share: number) => errors[Math.floor(errors.length * share)]?.toFixed(4)
  return { classes: Object.values(classes), median: element(0.5), p95: element(0.95) }
}

test.each([
  ['default', [15_000, 20, 60], 57, [7669, 987, 726, 1308], '0.0559', '0.3375'],
  ['medium store', [3_000, 6, 25], 13, [1385, 487, 386, 178], '0.0856', '0.7242'],
  ['open', [2_000, 0, 0], 7, [809, 532, 539, 120], '0.1126', '0.4866'],
] as const)(
  '%s: the coverage of the anchors that the estimate counts',
  (_, inputs, anchors, classes, median, p95) => {
    const plan = generatedHall(inputs)
    expect(plan.anchors).toHaveLength(anchors)
    expect(coverage(plan)).toEqual({ classes, median, p95 })
  },
)

test.each([
  [[15_000, 20, 60], [55, 10], 4, '1.2830', '0.0748', 'fine'],
  [[15_000, 20, 60], [13.75, 100.36], 1, undefined, undefined, 'none'],
  [[15_000, 20, 60], [55, 67.36], 7, '0.9688', '0.0565', 'fine'],
  [[22_000, 16, 80], [44, 10], 6, '1.0964', '0.0639', 'fine'],
  [[22_000, 16, 80], [13.75, 204], 2, '0.8071', '0.0471', 'fine'],
  [[22_000, 16, 80], [44, 161], 6, '1.0459', '0.0610', 'fine'],
  [[3_000, 6, 25], [16.5, 10], 4, '1.2796', '0.0746', 'fine'],
  [[3_000, 6, 25], [13.75, 72.41], 3, '0.6942', '0.0405', 'fine'],
  [[3_000, 6, 25], [16.5, 56.91], 6, '1.0844', '0.0632', 'fine'],
  [[2_000, 0, 0], [25, 10], 7, '0.9462', '0.0552', 'fine'],
  [[2_000, 0, 0], [25, 20], 7, '0.9122', '0.0532', 'fine'],
  [[2_000, 0, 0], [5, 5], 4, '3.0996', '0.1807', 'good'],
] as const)(
  'area, aisles and length %s: the error at %s',
  (inputs, place, inSight, hdop, error, name) => {
    const plan = generatedHall(inputs)
    const expected = expectedAt(plan, aislesOf(plan), place)
    expect(expected.sights.filter((sight) => sight === 'sight')).toHaveLength(inSight)
    expect(expected.hdop?.toFixed(4)).toBe(hdop)
    expect(expected.error?.toFixed(4)).toBe(error)
    expect(expected.class).toBe(name)
  },
)
