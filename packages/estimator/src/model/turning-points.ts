import { calculate } from './estimate.ts'
import type { RoiInput } from './input.ts'
import { boundsOf, inputMeasures, type NumberKey } from './measures/inputs.ts'
import type { PriceList } from './price-list.ts'

/** Greater than zero, less than any real aisle. */
const minAisleLength = 0.1
const centimetre = 0.01

/**
 * The ends of an input's range and the values between them at which the payback may turn: from one
 * to the next it is monotonic.
 */
export function turningPointsOf(input: RoiInput, priceList: PriceList, key: NumberKey): number[] {
  const [least, most] = rangeOf(input, priceList, key)
  const inside = turnsOf(input, priceList, key, most).filter(
    (value) => value > least && value < most,
  )
  return [...new Set([least, ...inside, most])].sort((a, b) => a - b)
}

export type Range = readonly [least: number, most: number]

/** Within the bounds and the rules between inputs, and without aisles that are larger than the area. */
function rangeOf(input: RoiInput, priceList: PriceList, key: NumberKey): Range {
  const { aisles, aisleLength, area, shifts, shiftHours } = input
  const { min, max } = boundsOf(key)
  const pitch = priceList.constants.aislePitch.value
  if ((key === 'aisles' && aisleLength === 0) || (key === 'aisleLength' && aisles === 0))
    return [0, 0]
  const narrower: Partial<Record<NumberKey, Range>> = {
    shifts: [min, Math.floor(24 / shiftHours)],
    shiftHours: [min, 24 / shifts],
    workingDays: [minWorkingDays(input, priceList), max],
    area: [aisles * aisleLength * pitch, max],
    aisles: [1, Math.floor(area / (aisleLength * pitch))],
    aisleLength: [minAisleLength, Math.floor((10 * area) / (aisles * pitch)) / 10],
  }
  const [least, most] = narrower[key] ?? [min, max]
  // The present value is always in the range, even if it has a warning.
  return [Math.min(Math.max(least, min), input[key]), Math.max(Math.min(most, max), input[key])]
}

/** With fewer days a lost day would cost more than the fleet earns: no useful advice. */
function minWorkingDays(input: RoiInput, priceList: PriceList): number {
  const { downtimeValue, labour, energy } = calculate(input, priceList).terms
  if (downtimeValue === 0) return inputMeasures.workingDays.min
  return Math.ceil(input.workingDays * Math.sqrt(downtimeValue / (labour + energy)))
}

function turnsOf(input: RoiInput, priceList: PriceList, key: NumberKey, most: number): number[] {
  const { spacing, realisation, weights } = calculate(input, priceList).terms
  switch (key) {
    case 'shifts':
    case 'workingDays':
    case 'aisles':
      return Array.from({ length: most }, (_, step) => step + 1)
    case 'forklifts':
      return fleets()
    case 'aisleLength':
      // Just above each of these lengths a row needs one more anchor.
      return Array.from(
        { length: Math.floor(most / spacing) },
        (_, step) => (step + 1) * spacing,
      ).flatMap((length) => [length, length + centimetre])
    case 'capacityUsed': {
      const { soldFrom, fewerForklifts } = priceList.constants
      const spare = realisation * weights.rightSizing * fewerForklifts.value
      return [100 * soldFrom.value, 100 * (1 - spare)]
    }
    default:
      return []
  }
}

/** Fleet sizes in growing steps: the rounding of tags and man-days hardly matters in a large fleet. */
function fleets(): number[] {
  const sizes: number[] = []
  for (let size = 1; size <= inputMeasures.forklifts.max; size += Math.ceil(size / 1_000))
    sizes.push(size)
  return sizes
}
