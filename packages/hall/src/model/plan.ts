/** A place on the floor in metres, x to the right and y away from the dock wall. */
export type Corner = readonly [x: number, y: number]

/** A place in the hall in metres, z up. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A straight line on the floor. */
export interface Line {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export const wallMaterials = ['steel', 'panel', 'concrete', 'glass'] as const
export type WallMaterial = (typeof wallMaterials)[number]

export interface Wall extends Line {
  /** Absent: up to the ceiling. */
  readonly height?: number
  /** Absent: not known, so it blocks. */
  readonly material?: WallMaterial
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

export const antennaRanges = [50, 65, 150] as const

export interface Anchor extends Place {
  /** Nominal range of its antenna. */
  readonly range: (typeof antennaRanges)[number]
  /** Chosen by the visitor: placement neither moves nor removes it. */
  readonly fixed?: boolean
}

/** A door for lorries in the wall at y = 0, or where the visitor draws it. */
export interface Dock {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A path for people, as wide as `width` around its line. */
export interface Walkway extends Line {
  readonly width: number
}

export const directions = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof directions)[number]

/** Trucks drive under a mezzanine; a second level is where they, or people, carry their tags. */
export const deckKinds = ['mezzanine', 'level'] as const
export const zoneKinds = ['speed', 'keep-out', 'one-way', ...deckKinds] as const

export interface Zone {
  readonly kind: (typeof zoneKinds)[number]
  readonly polygon: readonly Corner[]
  /** Kilometres per hour, of a speed zone. */
  readonly limit?: number
  /** Of a one-way zone; north is away from the dock wall. */
  readonly direction?: Direction
  /** Of the deck of a mezzanine or a second level, above the floor. */
  readonly height?: number
}

/** What decides how well a position is measured. */
export interface Hall {
  readonly outline: readonly Corner[]
  readonly ceiling: number
  /** Height above the floor at which trucks carry their tag. */
  readonly tagHeight: number
  readonly walls: readonly Wall[]
  readonly columns: readonly Column[]
  readonly racks: readonly Rack[]
  readonly anchors: readonly Anchor[]
  /** Those with a deck decide it too. */
  readonly zones?: readonly Zone[]
}

/** A hall as it is drawn and stored; lengths in metres, rounded to the centimetre. */
export interface Plan extends Hall {
  readonly version: 1
  readonly units: 'm'
  readonly name?: string
  readonly docks: readonly Dock[]
  /** Floor before a dock where pallets stand between lorry and rack. */
  readonly staging: readonly (readonly Corner[])[]
  readonly walkways: readonly Walkway[]
  readonly zones: readonly Zone[]
  /** Places where an anchor may hang, besides those that the building offers. */
  readonly mounts: readonly Place[]
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

export function columnBox({ x, y, side }: Column): Box {
  const half = side / 2
  return { left: x - half, right: x + half, bottom: y - half, top: y + half }
}

/** Counter-clockwise from the lower left one. */
export function cornersOf({ left, right, bottom, top }: Box): Corner[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
}

export function edgesOf(polygon: readonly Corner[]): Line[] {
  return polygon.map(([x0, y0], index) => {
    const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [x0, y0]
    return { x0, y0, x1, y1 }
  })
}

/** Tells whether a place lies inside: on a left or lower edge it does, on a right or upper one not. */
export function insideOf(polygon: readonly Corner[]): (x: number, y: number) => boolean {
  const edges = edgesOf(polygon)
  return (x, y) => {
    let inside = false
    for (const { x0, y0, x1, y1 } of edges)
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside
    return inside
  }
}

/** The smallest upright box around a polygon. */
export function boundsOf(polygon: readonly Corner[]): Box {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}

/** To the centimetre, as plans store their numbers. */
export function roundMetres(value: number): number {
  return Math.floor(100 * value + 0.5) / 100
}
