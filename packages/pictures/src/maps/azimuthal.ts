import { earthKm, radians, type Place } from '@repo/platform/facts/offices.ts'
import { round, type Point } from '../plan/geometry.ts'

/** Half-way between London and Lisbon. */
const middle = { latitude: 45.25, longitude: -4.9 } as const

/** Kilometres from the middle, east and south: distances through the middle are true to scale. */
export function onMap({ latitude, longitude }: Place): Point {
  const [lat, lat0] = [radians(latitude), radians(middle.latitude)]
  const turn = radians(longitude - middle.longitude)
  const cosine = Math.sin(lat0) * Math.sin(lat) + Math.cos(lat0) * Math.cos(lat) * Math.cos(turn)
  const angle = Math.acos(Math.min(1, cosine))
  const scale = angle < 1e-9 ? earthKm : (earthKm * angle) / Math.sin(angle)
  const north = Math.cos(lat0) * Math.sin(lat) - Math.sin(lat0) * Math.cos(lat) * Math.cos(turn)
  return [round(scale * Math.cos(lat) * Math.sin(turn)), round(-scale * north)]
}
