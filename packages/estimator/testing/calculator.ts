import { firstPriceList } from '#src/model/first-price-list.ts'
import {
  contractTypes,
  forkliftTypes,
  industries,
  trackings,
  useCases,
  type RoiInput,
} from '#src/model/input.ts'
import { boundsOf, type NumberKey } from '#src/model/measures/inputs.ts'
import type { PriceList } from '#src/model/price-list.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'

/** The mandatory inputs only. */
export const roiInput = (change: object = {}) => ({
  country: 'DE',
  companyName: 'Example GmbH',
  forklifts: 25,
  area: 15_000,
  shifts: 2,
  shiftHours: 8,
  pallets: 300_000,
  ...change,
})

/** The model's first draft, whose three choices were moved later. */
export function draftPriceList(): PriceList {
  const draft = structuredClone(firstPriceList)
  Object.assign(draft.constants.idleShare, { value: 0.2 })
  Object.assign(draft.constants.aislesPerRow, { value: 1 })
  const weaker: Record<number, number> = { 1: 1, 0.75: 0.6, 0.5: 0.3 }
  for (const levers of Object.values(draft.weights))
    for (const [lever, weight] of Object.entries(levers))
      Object.assign(levers, { [lever]: weaker[weight] })
  return draft
}

/** Valid inputs without end, the same for the same seed; most sites are small. */
function* randomInputs(seed: number): Generator<RoiInput, never> {
  const { next: random, pick } = diceOf(seed)
  const number = (key: NumberKey, most = boundsOf(key).max) => {
    const { min, max, integer } = boundsOf(key)
    const value = min + (Math.min(most, max) - min) * random() ** 4
    return integer ? Math.round(value) : Math.round(value * 100) / 100
  }
  for (;;) {
    const shifts = number('shifts')
    const hasAisles = random() < 0.7
    yield {
      country: pick(firstPriceList.countries).code,
      companyName: `Company ${Math.floor(random() * 1_000)}`,
      forklifts: number('forklifts'),
      area: number('area'),
      aisleLength: hasAisles
        ? Math.min(number('aisleLength') + 0.5, boundsOf('aisleLength').max)
        : 0,
      aisles: hasAisles ? Math.min(number('aisles') + 1, boundsOf('aisles').max) : 0,
      industry: pick(industries),
      contractType: pick(contractTypes),
      forkliftType: pick(forkliftTypes),
      tracking: pick(trackings),
      useCase: pick(useCases),
      shifts,
      shiftHours: number('shiftHours', 24 / shifts),
      workingDays: number('workingDays'),
      pallets: number('pallets'),
      capacityUsed: Math.round(random() * 100),
      margin: number('margin'),
      accidents: number('accidents'),
      repairCost: number('repairCost'),
      daysDown: number('daysDown'),
      complianceFees: number('complianceFees'),
    }
  }
}

/** As many of them; the same for the same seed. */
export const someInputs = (seed: number, count: number): RoiInput[] =>
  randomInputs(seed).take(count).toArray()
