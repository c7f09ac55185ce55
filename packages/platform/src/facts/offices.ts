import type { OfficeName } from '#src/brand/company.ts'

/** Degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The middles of the cities, for distances and drawings: no address of an office. */
export const cities: Readonly<Record<OfficeName, Place>> = {
  london: { latitude: 51.5074, longitude: -0.1278 },
  lisbon: { latitude: 38.7223, longitude: -9.1393 },
}

export const countries: Readonly<Record<OfficeName, string>> = { london: 'GB', lisbon: 'PT' }

/** The two cities share the clock all year. */
export const timeZones: Readonly<Record<OfficeName, string>> = {
  london: 'Europe/London',
  lisbon: 'Europe/Lisbon',
}

/** Mean radius. */
export const earthKm = 6371.0088

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the great circle. */
export function greatCircleKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(turn / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(half))
}

export const officesDistanceKm = Math.round(greatCircleKm(cities.lisbon, cities.london))
