import type { Point2 } from './iso.ts'

export interface Zone {
  readonly name: string
  readonly outline: readonly Point2[]
}

/** The geofenced crossing of aisle D and the cross aisle. */
export const crossing: Zone = {
  name: 'K2',
  outline: [
    [22.6, 34.6],
    [27.8, 34.6],
    [27.8, 37],
    [31, 37],
    [31, 42],
    [27.8, 42],
    [27.8, 45],
    [22.6, 45],
    [22.6, 42],
    [19, 42],
    [19, 37],
    [22.6, 37],
  ],
}

/** Speed limit in km/h. */
export const speedZone: Zone & { readonly limit: number } = {
  name: 'S1',
  limit: 6,
  outline: [
    [1, 2],
    [17.6, 2],
    [17.6, 9.9],
    [1, 9.9],
  ],
}

export function isInside(zone: Zone, [x, y]: Point2): boolean {
  let inside = false
  zone.outline.forEach(([ax, ay], index) => {
    const [bx, by] = zone.outline[(index + 1) % zone.outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
