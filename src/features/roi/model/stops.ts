import { explain } from './estimate.ts'
import type { RoiInput } from './input.ts'
import { boundsOf, inputMeasures, type NumberKey } from './measures/inputs.ts'
import type { PriceList } from './price-list.ts'

/** Above none, and below what anybody measures. */
const shortestAisle = 0.1
const centimetre = 0.01

/**
 * The ends of an input's possible range and the values between them at which the payback may turn:
 * from one to the next it only rises or only falls.
 */
export function stopsOf(input: RoiInput, priceList: PriceList, key: NumberKey): number[] {
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
    workingDays: [fewestDays(input, priceList), max],
    area: [aisles * aisleLength * pitch, max],
    aisles: [1, Math.floor(area / (aisleLength * pitch))],
    aisleLength: [shortestAisle, Math.floor((10 * area) / (aisles * pitch)) / 10],
  }
  const [least, most] = narrower[key] ?? [min, max]
  // The present value stands, even if it brings a warning.
  return [Math.min(Math.max(least, min), input[key]), Math.max(Math.min(most, max), input[key])]
}

/** With still fewer days a lost one would cost more than the fleet earns: true, and no advice. */
function fewestDays(input: RoiInput, priceList: PriceList): number {
  const { downtimeValue, labour, energy } = explain(input, priceList).terms
  if (downtimeValue === 0) return inputMeasures.workingDays.min
  return Math.ceil(input.workingDays * Math.sqrt(downtimeValue / (labour + energy)))
}

function turnsOf(input: RoiInput, priceList: PriceList, key: NumberKey, most: number): number[] {
  const { spacing, realisation, weights } = explain(input, priceList).terms
  switch (key) {
    case 'shifts':
    case 'workingDays':
    case 'aisles':
      return Array.from({ length: most }, (_, step) => step + 1)
    case 'forklifts':
      return fleets()
    case 'aisleLength':
      // One anchor more per row, just above each.
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

/** Spare tags and man-days come in whole numbers, which hardly shows in a large fleet. */
function fleets(): number[] {
  const sizes: number[] = []
  for (let size = 1; size <= inputMeasures.forklifts.max; size += Math.ceil(size / 1_000))
    sizes.push(size)
  return sizes
}
