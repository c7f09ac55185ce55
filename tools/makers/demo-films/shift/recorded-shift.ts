import { coverageOf } from '@repo/hall/model/coverage.ts'
import { buildingOf } from '@repo/hall/model/building.ts'
import type { Corner } from '@repo/hall/model/plan.ts'
import { createShift } from '@repo/hall/model/shift/run-shift.ts'
import type { Shift } from '@repo/hall/model/shift/shift.ts'
import { sampleResults } from '@repo/hall/model/shift/sample-results.ts'
import { switchesOfProduct } from '@repo/hall/model/shift/switches.ts'
import { truckStates } from '@repo/hall/runs/truck-states.ts'
import { defaultHall } from '@repo/hall/site/default-hall.ts'

/** A driver learns of another whom racks hide. */
export interface Warning {
  readonly t: number
  readonly truck: number
  readonly other: number
  /** Metres that the driver has left. */
  readonly distance: number
}

/** Seconds between two pictures of how long trucks have waited where. */
export const waitingEvery = 30

/** An hour of the simulator's own warehouse with the product, and what the film shows of it. */
export function recordShift() {
  const { plan, areas, shares } = defaultHall().placed
  const coverage = coverageOf(buildingOf(plan), plan.anchors, 'tdoa')
  const { trucks, ordersPerHour } = sampleResults
  const options = {
    seed: 1,
    hours: 1,
    trucks,
    ordersPerHour,
    switches: switchesOfProduct,
    coverage,
  }
  const shift = createShift(plan, options)
  if ('problems' in shift) throw new Error(JSON.stringify(shift.problems))
  const warnings: Warning[] = []
  const waiting: Float32Array[] = []
  const reported = new Set<unknown>()
  while (!shift.isOver) {
    if (shift.floor.now % (waitingEvery * 5) === 0) waiting.push(shift.floor.record.map().waiting)
    shift.step()
    warnings.push(...newWarnings(shift, reported))
  }
  waiting.push(shift.floor.record.map().waiting)
  const { log } = shift.floor.record
  const { places, directions, count } = shift.keyframes
  const run = {
    places,
    directions,
    seconds: count,
    perTruck: shift.results().perTruck,
  }
  return {
    plan,
    areas,
    shares,
    coverage,
    run,
    log,
    warnings,
    waiting,
    stateAt: truckStates(log, trucks),
  }
}

export type RecordedShift = ReturnType<typeof recordShift>

function newWarnings(shift: Shift, reported: Set<unknown>): Warning[] {
  return shift.floor.trucks.flatMap((truck): Warning[] => {
    const { conflict, index, heldEnd, front } = truck
    if (!conflict?.wasWarned || !conflict.isAware || reported.has(conflict)) return []
    reported.add(conflict)
    if (conflict.holder < 0 || conflict.holder >= shift.floor.trucks.length) return []
    return [{ t: shift.time, truck: index, other: conflict.holder, distance: heldEnd - front }]
  })
}

/** One standard deviation in metres at a place; undefined off the drivable floor. */
export function errorAt({ coverage }: RecordedShift, place: Corner): number | undefined {
  const cell = cellAt(coverage.cells, place)
  const error = cell === undefined ? undefined : coverage.error[cell]
  return error === undefined || Number.isNaN(error) ? undefined : error
}

/** How a place hears each anchor; values of `heard`. */
export function hearingAt({ coverage }: RecordedShift, place: Corner): readonly number[] {
  const cell = cellAt(coverage.cells, place)
  const count = coverage.anchors.length
  if (cell === undefined) return []
  return [...coverage.hearing.subarray(cell * count, (cell + 1) * count)]
}

type Cells = RecordedShift['coverage']['cells']

function cellAt({ left, bottom, size, columns, rows, at }: Cells, [x, y]: Corner) {
  const column = Math.floor((x - left) / size)
  const row = Math.floor((y - bottom) / size)
  if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
  const cell = at[row * columns + column] ?? -1
  return cell < 0 ? undefined : cell
}
