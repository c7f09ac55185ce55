import { withDefaults } from './with-defaults.ts'
import { calculate } from './estimate.ts'
import { forkliftTypes, useCases } from './input.ts'
import type { PriceList } from './price-list.ts'

// The specification of the model leaves the three sizes open: these reproduce its figures.
const sizes = [
  { forklifts: 10, area: 5_000, aisles: 6, aisleLength: 50 },
  { forklifts: 25, area: 15_000, aisles: 20, aisleLength: 60 },
  { forklifts: 60, area: 30_000, aisles: 30, aisleLength: 70 },
]
const patterns = [
  { shifts: 2, shiftHours: 8, capacityUsed: 70 },
  { shifts: 2, shiftHours: 8, capacityUsed: 80 },
  { shifts: 3, shiftHours: 8, capacityUsed: 75 },
]
const palletsPerTruck = 10_000
/** In EUR, a year. */
export const portfolioFees = { fixed: 10_000, perTruck: 500 }

export interface Payback {
  country: string
  /** null: not reached */
  months: number | null
}

interface PortfolioChoice {
  shiftPatterns?: typeof patterns
  fees?: typeof portfolioFees
}

/** The payback of every combination of country, use case, forklift type, size and shift pattern. */
export function portfolioPaybacks(priceList: PriceList, choice: PortfolioChoice = {}): Payback[] {
  const { shiftPatterns = patterns, fees = portfolioFees } = choice
  const sites = priceList.countries.flatMap(({ code, fx }) =>
    useCases.flatMap((useCase) =>
      forkliftTypes.flatMap((forkliftType) =>
        sizes.flatMap((size) =>
          shiftPatterns.map((pattern) => ({
            ...size,
            ...pattern,
            country: code,
            companyName: 'Portfolio',
            useCase,
            forkliftType,
            pallets: palletsPerTruck * size.forklifts,
            complianceFees: (fees.fixed + fees.perTruck * size.forklifts) * fx,
          })),
        ),
      ),
    ),
  )
  return sites.map((given) => ({
    country: given.country,
    months: calculate(withDefaults(given, priceList).input, priceList).results.paybackMonths,
  }))
}

/** In months; null as soon as one site never pays back. */
export function portfolioMean(paybacks: readonly Payback[]): number | null {
  if (paybacks.some(({ months }) => months === null)) return null
  return paybacks.reduce((sum, { months }) => sum + (months ?? NaN), 0) / paybacks.length
}
