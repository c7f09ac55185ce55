import type { Zone } from './plan.ts'
import type { Problem } from './problems.ts'

export const within = (value: number, from: number, to: number) => value >= from && value <= to

/** What is wrong with an area; whose it is, is added by those who ask. */
export function zoneProblems(
  { kind, polygon, limit = 0, height }: Zone,
  ceiling: number,
): Problem[] {
  const isHigh = height === undefined || within(height, 2, ceiling)
  return [
    ...(within(polygon.length, 3, 32) ? [] : [{ code: 'ZONE_CORNERS', field: 'polygon' } as const]),
    ...(kind !== 'speed' || within(limit, 2, 20)
      ? []
      : [{ code: 'SPEED_RANGE', field: 'limit' } as const]),
    ...(isHigh ? [] : [{ code: 'HEIGHT_RANGE', field: 'height' } as const]),
  ]
}
