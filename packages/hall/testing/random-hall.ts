import { Random } from '#src/model/shift/random.ts'
import { generateHall } from '#src/model/generate.ts'
import { roundMetres, type Anchor, type Plan } from '#src/model/plan.ts'
import { goldenHalls } from './golden-halls.ts'

const width = 40
const depth = 30
const ceiling = 10

/** Draws for tests that try many inputs: the same for the same seed. */
export function drawsOf(seed: number) {
  const random = new Random(seed)
  const between = (low: number, high: number) => low + (high - low) * random.uniform()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  /** Never exactly where a square or a clearance of the map ends. */
  const metres = (low: number, high: number) =>
    roundMetres(Math.floor(10 * between(low, high)) / 10 + 0.03)
  return { between, whole, metres }
}

/** An anchor somewhere under the ceiling. */
export function drawnAnchor({ metres }: ReturnType<typeof drawsOf>): Anchor {
  return { x: metres(0, width - 1), y: metres(0, depth - 1), z: metres(4, ceiling - 1), range: 50 }
}

/** A hall of 40 by 30 m with aisles between racks of any fill, columns, walls and anchors. */
export function randomHall(seed: number): Plan {
  const draws = drawsOf(seed)
  const { between, whole, metres } = draws
  const several = <T>(low: number, high: number, draw: () => T) =>
    Array.from({ length: whole(low, high) }, draw)
  const y = metres(4, 10)
  const racks = Array.from({ length: whole(2, 6) }, (_, row) => ({
    x: roundMetres(3.03 + 5.5 * row),
    y,
    length: metres(8, 15),
    depth: 2.4,
    height: metres(3, 8),
    orientation: 90 as const,
    fill: between(0, 1),
  }))
  return {
    ...generateHall(goldenHalls.open).plan,
    outline: [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ],
    ceiling,
    racks,
    columns: several(0, 6, () => ({ x: metres(1, 38), y: metres(1, 28), side: 0.4 })),
    walls: several(0, 3, () => ({
      x0: metres(0, 39),
      y0: metres(0, 29),
      x1: metres(0, 39),
      y1: metres(0, 29),
      height: metres(2, 9),
    })),
    docks: [],
    staging: [],
    zones: [],
    anchors: several(3, 12, () => drawnAnchor(draws)),
  }
}

/** The same hall seen in a mirror along x. */
export const mirroredHall = (plan: Plan): Plan => ({
  ...plan,
  racks: plan.racks.map((rack) => ({ ...rack, x: width - rack.x - rack.depth })),
  columns: plan.columns.map((column) => ({ ...column, x: width - column.x })),
  walls: plan.walls.map((wall) => ({ ...wall, x0: width - wall.x0, x1: width - wall.x1 })),
  anchors: plan.anchors.map((anchor) => ({ ...anchor, x: width - anchor.x })),
})

/** The same hall elsewhere on the drawing. */
export const movedHall = (plan: Plan, dx: number, dy: number): Plan => {
  const at = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({
    ...one,
    x: one.x + dx,
    y: one.y + dy,
  })
  return {
    ...plan,
    outline: plan.outline.map(([x, y]) => [x + dx, y + dy]),
    racks: plan.racks.map(at),
    columns: plan.columns.map(at),
    walls: plan.walls.map((wall) => ({
      ...wall,
      x0: wall.x0 + dx,
      y0: wall.y0 + dy,
      x1: wall.x1 + dx,
      y1: wall.y1 + dy,
    })),
    anchors: plan.anchors.map(at),
  }
}
