import type { GivenInput, RoiInput } from './input.ts'
import { countryRow, type PriceList } from './price-list.ts'

/** The two worked examples of the model. */
export const exampleA: RoiInput = {
  country: 'DE',
  companyName: 'Example A',
  forklifts: 25,
  area: 15_000,
  aisleLength: 60,
  aisles: 20,
  industry: 'logistics',
  contractType: 'partner',
  forkliftType: 'electric',
  tracking: 'indoor',
  useCase: 'fleet-safety',
  shifts: 2,
  shiftHours: 8,
  workingDays: 250,
  pallets: 300_000,
  capacityUsed: 75,
  margin: 12,
  accidents: 1.5,
  repairCost: 1_200,
  daysDown: 2,
  complianceFees: 15_000,
}

export const exampleB: RoiInput = {
  country: 'GB',
  companyName: 'Example B',
  forklifts: 40,
  area: 22_000,
  aisleLength: 80,
  aisles: 16,
  industry: 'food-manufacturing',
  contractType: 'partner',
  forkliftType: 'lpg',
  tracking: 'indoor',
  useCase: 'performance-monitoring',
  shifts: 3,
  shiftHours: 8,
  workingDays: 300,
  pallets: 650_000,
  capacityUsed: 80,
  margin: 8,
  accidents: 1,
  repairCost: 900,
  daysDown: 1.5,
  complianceFees: 20_000,
}

const exampleFees = 20_000

/**
 * The site with which the form begins: the same hall in every country. Its fees are converted and
 * rounded to hundreds; what is not here is left to the defaults.
 */
export const exampleSite = (priceList: PriceList, country: string): GivenInput => ({
  country,
  companyName: '',
  forklifts: 25,
  area: 15_000,
  aisleLength: 60,
  aisles: 20,
  industry: 'logistics',
  contractType: 'partner',
  forkliftType: 'electric',
  tracking: 'indoor',
  useCase: 'fleet-safety',
  shifts: 3,
  shiftHours: 8,
  pallets: 500_000,
  complianceFees: Math.round((exampleFees * countryRow(priceList, country).fx) / 100) * 100,
})
