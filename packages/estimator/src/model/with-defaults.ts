import { restOfWorld } from './country-row.ts'
import type { GivenInput, InputKey, RequiredKey, RoiInput } from './input.ts'
import { countryRow, type PriceList } from './price-list.ts'
import { fitted, type Quantities } from './quantities.ts'
import { keysOf } from '@repo/platform/values/records.ts'

type Optional = Omit<RoiInput, RequiredKey>

/** The defaults of the optional inputs and of the five selects. */
function defaultsFor(priceList: PriceList, country: string): Optional {
  const c = priceList.constants
  return {
    aisleLength: 0,
    aisles: 0,
    industry: 'logistics',
    contractType: 'partner',
    forkliftType: 'electric',
    tracking: 'indoor',
    useCase: 'fleet-safety',
    workingDays: c.assumedWorkingDays.value,
    capacityUsed: c.assumedCapacityUsed.value,
    margin: c.assumedMargin.value,
    accidents: c.assumedAccidents.value,
    repairCost: c.assumedRepairCost.value * countryRow(priceList, country).fx,
    daysDown: c.assumedDaysDown.value,
    complianceFees: 0,
  }
}

/** The input with its defaults, and the keys that a default has filled. */
export function withDefaults(
  given: GivenInput,
  priceList: PriceList,
): { input: RoiInput; defaultsUsed: InputKey[] } {
  const defaults = defaultsFor(priceList, given.country)
  const defaultsUsed = keysOf(defaults).filter(
    (key) => given[key] === undefined || given[key] === null,
  )
  const filled = Object.fromEntries(defaultsUsed.map((key) => [key, defaults[key]]))
  return { input: { ...given, ...filled } as RoiInput, defaultsUsed }
}

export const warnings = ['AISLES_EXCEED_AREA', 'COUNTRY_NOT_PRICED', 'COUNT_EXTRAPOLATED'] as const
export type Warning = (typeof warnings)[number]

/** Warnings about plausibility; they never make an input invalid. */
export function warningsOf(
  input: RoiInput,
  priceList: PriceList,
  quantities?: Quantities,
): Warning[] {
  const aisleArea = input.aisles * input.aisleLength * priceList.constants.aislePitch.value
  const isUnpriced =
    input.country !== restOfWorld && countryRow(priceList, input.country).code === restOfWorld
  const isExtrapolated =
    priceList.model !== 1 &&
    !quantities &&
    (input.area > fitted.area || input.tracking === 'outdoor')
  return [
    ...(aisleArea > input.area ? (['AISLES_EXCEED_AREA'] as const) : []),
    ...(isUnpriced ? (['COUNTRY_NOT_PRICED'] as const) : []),
    ...(isExtrapolated ? (['COUNT_EXTRAPOLATED'] as const) : []),
  ]
}
