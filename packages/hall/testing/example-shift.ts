import { generateHall } from '#src/model/generate.ts'
import { goldenHalls } from './golden-halls.ts'
import { withPlacedAnchors, type PlacedPlan } from '#src/model/placed-plan.ts'
import type { Shift, ShiftOptions } from '#src/model/shift/shift.ts'
import { createShift } from '#src/model/shift/run-shift.ts'
import { switchesOff } from '#src/model/shift/switches.ts'

/** The halls that the model gives results of a shift for, with 12 orders an hour for each truck. */
export const shiftHalls = {
  default: { trucks: 25, ordersPerHour: 300 },
  twoBlocks: { trucks: 15, ordersPerHour: 180 },
  mediumStore: { trucks: 6, ordersPerHour: 72 },
} as const

export type ShiftHall = keyof typeof shiftHalls
export const shiftHallNames: readonly ShiftHall[] = ['default', 'twoBlocks', 'mediumStore']

const placed = new Map<ShiftHall, PlacedPlan>()

/** A hall with anchors placed automatically. */
export function placedHall(name: ShiftHall): PlacedPlan {
  const known = placed.get(name)
  if (known) return known
  const { plan } = generateHall(goldenHalls[name])
  const hall = withPlacedAnchors({ ...plan, anchors: [] }, { range: 50, method: 'tdoa' })
  placed.set(name, hall)
  return hall
}

/** A shift of an hour in such a hall, without location unless the options say otherwise. */
export function exampleShift(name: ShiftHall, options: Partial<ShiftOptions> = {}): Shift {
  const { plan, coverage } = placedHall(name)
  const all = {
    seed: 1,
    hours: 1,
    switches: switchesOff,
    coverage,
    ...shiftHalls[name],
    ...options,
  }
  const shift = createShift(plan, all)
  if ('problems' in shift) throw new Error(JSON.stringify(shift.problems))
  return shift
}
