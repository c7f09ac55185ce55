/** A place on the floor in metres, x to the right and y away from the dock wall. */
export type Corner = readonly [x: number, y: number]

/** A place in the hall in metres, z up. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Wall {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** Absent: up to the ceiling. */
  readonly height?: number
}

/** A column of the building, square and parallel to the axes, up to the ceiling. */
export interface Column {
  /** Its centre. */
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Rack {
  /** Its lower left corner. */
  readonly x: number
  readonly y: number
  readonly length: number
  readonly depth: number
  readonly height: number
  /** 0 runs along x, 90 along y. */
  readonly orientation: 0 | 90
  /** Share of its places that hold a pallet. */
  readonly fill: number
}

export interface Anchor extends Place {
  /** Nominal range of its antenna. */
  readonly range: 50 | 65 | 150
}

/** What decides how well a position is measured; docks, walkways and zones come with their users. */
export interface Plan {
  readonly version: 1
  readonly units: 'm'
  readonly outline: readonly Corner[]
  readonly ceiling: number
  /** Height above the floor at which trucks carry their tag. */
  readonly tagHeight: number
  readonly walls: readonly Wall[]
  readonly columns: readonly Column[]
  readonly racks: readonly Rack[]
  readonly anchors: readonly Anchor[]
}

/** Upright on the axes, its corners included. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

export function footprint({ x, y, length, depth, orientation }: Rack): Box {
  const [width, height] = orientation === 90 ? [depth, length] : [length, depth]
  return { left: x, right: x + width, bottom: y, top: y + height }
}

/** To the centimetre, as plans store their numbers. */
export function roundMetres(value: number): number {
  return Math.floor(100 * value + 0.5) / 100
}
