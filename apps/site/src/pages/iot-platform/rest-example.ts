import { floorErrors } from '@repo/hall/sample-hall/floor-errors.ts'
import { happenings, stateAt } from '@repo/pictures/floor/engine.ts'
import { shiftClock } from '@repo/pictures/floor/shift-clock.ts'
import { tracedTruck } from '@repo/pictures/floor/speed-trace.ts'
import { stillFloor } from '@repo/pictures/floor/still-floor.ts'
import { stillTime } from '@repo/pictures/floor/still-time.ts'
import { speedZone } from '@repo/pictures/floor/zones.ts'
import { reportDay } from '@repo/pictures/modules/automated-reports.tsx'
import { tagHeight } from '@repo/pictures/truck/truck-details.ts'

/**
 * A fictitious host and the warehouse of the pictures: the page shows an example of the interface's style, with
 * the truck, the second and the error that the home page shows.
 */
export const positionsRequest = `GET /v1/positions?zone=${speedZone.name} HTTP/1.1
Host: rtls.example
Accept: application/json`

const shift = Date.parse(`${reportDay.toISOString().slice(0, 10)}T${shiftClock(0)}Z`)
const timeOf = (seconds: number) => new Date(shift + seconds * 1000).toISOString()

export function positionsAnswer(): string {
  const { movers } = stateAt({ ...stillFloor(), errors: floorErrors() }, stillTime)
  const truck = movers.find(({ id }) => id === tracedTruck)
  if (!truck) return '[]'
  const [x, y] = truck.at
  return `[{
  "tag": "${truck.id}",
  "kind": "forklift",
  "at": "${timeOf(stillTime)}",
  "x": ${x.toFixed(2)}, "y": ${y.toFixed(2)}, "z": ${tagHeight.toFixed(2)},
  "uncertainty": ${((truck.error ?? NaN) / 100).toFixed(2)},
  "zone": "${speedZone.name}"
}]`
}

export const eventsRequest = `GET /v1/events?since=${timeOf(0)} HTTP/1.1
Host: rtls.example
Accept: application/json`

export function eventsAnswer(): string {
  const found = happenings(stillFloor()).find(({ alert }) => alert.kind === 'speeding')
  if (found?.alert.kind !== 'speeding') return '[]'
  return `[{
  "kind": "speed",
  "tag": "${found.alert.about.join()}",
  "zone": "${speedZone.name}",
  "at": "${timeOf(found.seconds)}",
  "value": ${(found.alert.speed * 3.6).toFixed(1)}, "unit": "km/h",
  "limit": ${speedZone.limit}
}]`
}

/** Which kinds of events carry the limit that was exceeded. */
export const kindsWithLimit: ReadonlySet<string> = new Set(['speed', 'impact', 'idle'])
