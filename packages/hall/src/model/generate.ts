import { hallConstants, planningConstants } from './constants.ts'
import { cornersOf, roundMetres, type Anchor, type Corner, type Plan, type Rack } from './plan.ts'

/** What the estimate knows of a hall. */
export interface HallSize {
  /** Square metres. */
  readonly area: number
  readonly aisles: number
  /** Metres. */
  readonly aisleLength: number
  readonly tracking: 'indoor' | 'outdoor'
}

export interface Generated {
  readonly plan: Plan
  /** The area was too small for its aisles with room to turn: the drawn hall is larger. */
  readonly enlarged: boolean
}

const {
  ceiling,
  anchorDrop,
  tagHeight,
  aislePitch,
  singleRow,
  doubleRow,
  rackHeight,
  rackFill,
  street,
  front,
  columnPitch,
  columnSide,
  ranges,
  minimumAnchors,
} = planningConstants
const { usableRange } = hallConstants

/** A hall with the size that the estimate was given, and the anchors that the estimate counts. */
export function generateHall(size: HallSize): Generated {
  const { width, depth, blocks, perBlock, enlarged } = layout(size)
  const w = roundMetres(width)
  const d = roundMetres(depth)
  const pitch = size.aisleLength + street
  const y0 = roundMetres(d - blocks * pitch)
  const starts = Array.from({ length: blocks }, (_, block) => ({
    y: y0 + block * pitch,
    aisles: Math.min(perBlock, size.aisles - block * perBlock),
  }))
  const building: Omit<Plan, 'anchors'> = {
    version: 1,
    units: 'm',
    outline: cornersOf({ left: 0, right: w, bottom: 0, top: d }),
    ceiling,
    tagHeight,
    walls: [],
    columns: steps(blocks ? y0 - 9 : d - 6).flatMap((y) =>
      steps(w - 6).map((x) => ({ x, y, side: columnSide })),
    ),
    racks: starts.flatMap(({ y, aisles }) => rackRows(y, aisles, size.aisleLength)),
    ...docks(size.area, w),
    walkways: [],
    zones: [],
    mounts: [],
  }
  const anchors = estimatedAnchors(size, {
    width: w,
    open: y0,
    starts: starts.map(({ y }) => y),
    perBlock,
  })
  return { plan: { ...building, anchors }, enlarged }
}

/** The number of rows of blocks that makes the hall squarest. */
function layout({ area, aisles, aisleLength }: HallSize) {
  if (!aisles || !aisleLength) {
    const width = roundMetres(Math.sqrt(1.25 * area))
    return { width, depth: area / width, blocks: 0, perBlock: 0, enlarged: false }
  }
  const layouts = [1, 2, 3, 4, 5, 6].flatMap((blocks) => {
    const perBlock = Math.ceil(aisles / blocks)
    if (Math.ceil(aisles / perBlock) !== blocks) return []
    const width = aislePitch * perBlock
    const needed = front + blocks * (aisleLength + street)
    const depth = Math.max(area / width, needed)
    const enlarged = area / width < needed
    const score =
      Math.max(width, depth) / Math.min(width, depth) +
      (enlarged ? 10 * ((needed * width) / area - 1) : 0)
    return [{ width, depth, blocks, perBlock, enlarged, score }]
  })
  return layouts.reduce((best, next) => (next.score < best.score ? next : best))
}

/** Every column's distance from the wall, up to `last`. */
const steps = (last: number) =>
  Array.from(
    { length: Math.max(0, Math.floor(last / columnPitch)) },
    (_, i) => columnPitch * (i + 1),
  )

const rackRows = (y: number, aisles: number, length: number) =>
  Array.from({ length: aisles + 1 }, (_, row): Rack => ({
    x: row === 0 ? 0 : roundMetres(aislePitch * row - singleRow),
    y: roundMetres(y),
    length,
    depth: row === 0 || row === aisles ? singleRow : doubleRow,
    height: rackHeight,
    orientation: 90,
    fill: rackFill,
  }))

function docks(area: number, width: number): Pick<Plan, 'docks' | 'staging'> {
  const count = Math.min(40, Math.max(2, Math.floor(area / 1500 + 0.5)))
  const middles = Array.from({ length: count }, (_, j) => roundMetres((width * (j + 0.5)) / count))
  return {
    docks: middles.map((x) => ({ x, y: 0, width: 3 })),
    staging: middles.map((x) =>
      cornersOf({ left: roundMetres(x - 1.8), right: roundMetres(x + 1.8), bottom: 3, top: 11 }),
    ),
  }
}

/** The anchors that the estimate counts: those in rows above the racks, and those before them. */
export function countedAnchors({ area, aisles, aisleLength, tracking }: HallSize) {
  const range = ranges[tracking]
  const perRow = Math.ceil(aisleLength / (usableRange.aisle * range)) + 1
  const rows = aisles && aisleLength ? Math.ceil(aisles / 2) : 0
  const floor = Math.max(0, area - aisles * aisleLength * aislePitch)
  const counted = Math.ceil((floor / (usableRange.open * range) ** 2) * 2)
  const open = Math.max(counted, minimumAnchors - rows * perRow)
  return { rows, perRow, open, all: rows * perRow + open }
}

interface Floor {
  readonly width: number
  /** Depth of the floor before the racks. */
  readonly open: number
  /** Where each block of racks begins. */
  readonly starts: readonly number[]
  readonly perBlock: number
}

/**
 * The anchors that the estimate counts, laid out as its formula imagines them: a row above the racks
 * between two aisles, above the aisle itself where one is left over.
 */
function estimatedAnchors(size: HallSize, { width, open, starts, perBlock }: Floor): Anchor[] {
  const { aisles, aisleLength, tracking } = size
  const range = ranges[tracking]
  const { rows, perRow, open: inTheOpen } = countedAnchors(size)
  const inRows = Array.from({ length: rows }, (_, pair) => {
    const block = Math.floor((2 * pair) / perBlock)
    const first = (2 * pair) % perBlock
    const isAlone = first === perBlock - 1 || 2 * pair === aisles - 1
    const x = aislePitch * (first + (isAlone ? 0.5 : 1))
    return Array.from({ length: perRow }, (_anchor, at): Corner => [
      x,
      (starts[block] ?? 0) + (aisleLength * at) / (perRow - 1),
    ])
  }).flat()
  return [...inRows, ...lattice(inTheOpen, width, open)].map(([x, y]) => ({
    x: roundMetres(x),
    y: roundMetres(y),
    z: ceiling - anchorDrop,
    range,
  }))
}

/** Places spread evenly over the floor before the racks, the last row as evenly as the others. */
function lattice(count: number, width: number, depth: number): Corner[] {
  const columns = Math.max(1, Math.floor(Math.sqrt((count * width) / depth) + 0.5))
  const lines = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index): Corner => {
    const line = Math.floor(index / columns)
    const inLine = line === lines - 1 ? count - columns * (lines - 1) : columns
    return [(width * ((index % columns) + 0.5)) / inLine, (depth * (line + 0.5)) / lines]
  })
}
