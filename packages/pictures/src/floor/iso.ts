/** Metres: x runs along the dock wall, y away from it, z up. */
export type Point3 = readonly [x: number, y: number, z: number]
export type Point2 = readonly [x: number, y: number]

/** Scene units per metre; one scene unit is one CSS pixel when the camera's scale is 1. */
export const unitsPerMetre = 17

const across = 0.866 * unitsPerMetre
const down = 0.5 * unitsPerMetre
const up = 0.8 * unitsPerMetre

/** Projects metres to scene units; the hall's far corner is the origin. */
export function project([x, y, z]: Point3): Point2 {
  return [(x - y) * across, (x + y) * down - z * up]
}

/** The point on the floor (z = 0) that a place in scene units shows. */
export function unproject([sx, sy]: Point2): Point2 {
  const difference = sx / across
  const sum = sy / down
  return [(sum + difference) / 2, (sum - difference) / 2]
}

/** Draws floor geometry given in metres. */
export const floorMatrix = `matrix(${across} ${down} ${-across} ${down} 0 0)`

/** Larger is nearer to the viewer. */
export function nearness([x, y, z]: Point3): number {
  return x + y + z * 0.8
}
