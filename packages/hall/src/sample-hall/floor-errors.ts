import { anchors, columns } from '@repo/pictures/floor/anchors.ts'
import { loopSeconds, type Floor } from '@repo/pictures/floor/engine.ts'
import { errorStep, writeErrors, type FloorErrors } from '@repo/pictures/floor/errors.ts'
import { hallSize, rack, rackRuns } from '@repo/pictures/floor/hall.ts'
import { stillFloor } from '@repo/pictures/floor/still-floor.ts'
import { placeAt, type Timetable } from '@repo/pictures/floor/timetable.ts'
import { tagHeight } from '@repo/pictures/truck/truck-details.ts'
import { aislesOf } from '#src/model/aisles.ts'
import { expectedAt } from '#src/model/error.ts'
import type { Hall } from '#src/model/plan.ts'

const { width, depth, wallHeight } = hallSize

/** The warehouse of the home page, as the model sees it. */
export const floorHall: Hall = {
  outline: [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ],
  ceiling: wallHeight,
  tagHeight,
  walls: [],
  columns: columns.map(([x, y]) => ({ x, y, side: 0.4 })),
  racks: rackRuns.map(({ x, y, bays }) => ({
    x,
    y,
    length: bays * rack.bay,
    depth: rack.depth,
    height: rack.height,
    orientation: 90,
    fill: 0.85,
  })),
  anchors: anchors.map(({ at: [x, y, z] }) => ({ x, y, z, range: 50 })),
}

/** Centimetres, for every step of a truck's loop. */
function alongWay(timetable: Timetable): number[] {
  const aisles = aislesOf(floorHall)
  let last = { x: NaN, y: NaN, error: NaN }
  return Array.from({ length: loopSeconds / errorStep }, (_, step) => {
    const [x, y] = placeAt(timetable, step * errorStep)
    // A truck that waits is computed once.
    if (x !== last.x || y !== last.y) {
      last = { x, y, error: expectedAt(floorHall, aisles, [x, y]).error ?? NaN }
    }
    return Math.round(last.error * 100)
  })
}

export const errorsOf = ({ timetables }: Floor): FloorErrors =>
  Object.fromEntries(
    timetables
      .filter(({ plan }) => plan.kind === 'truck')
      .map((timetable) => [timetable.plan.id, writeErrors(alongWay(timetable))]),
  )

let errors: FloorErrors | undefined

/** Of the trucks in every picture of that warehouse; computed when the first is drawn. */
export const floorErrors = (): FloorErrors => (errors ??= errorsOf(stillFloor()))
