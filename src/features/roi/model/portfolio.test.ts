import { expect, test } from 'vitest'
import { complete } from './complete.ts'
import { explain } from './estimate.ts'
import { forkliftTypes, useCases } from './input.ts'
import { firstTable, type RoiTable } from './table.ts'

// The model names the shape of its portfolio but not the three sizes: these reproduce what it states.
const sizes = [
  { forklifts: 10, area: 5_000, aisles: 6, aisleLength: 50 },
  { forklifts: 25, area: 15_000, aisles: 20, aisleLength: 60 },
  { forklifts: 80, area: 40_000, aisles: 50, aisleLength: 80 },
]
const patterns = [
  { shifts: 2, shiftHours: 8, capacityUsed: 70 },
  { shifts: 2, shiftHours: 8, capacityUsed: 80 },
  { shifts: 3, shiftHours: 8, capacityUsed: 75 },
]
const palletsPerTruck = 10_000
const complianceFees = { fixed: 10_000, perTruck: 500 }

type Pattern = (typeof patterns)[number]

/** Payback of every country, use case, forklift type, size and pattern, shortest first. */
function portfolio(table: RoiTable, shiftPatterns: readonly Pattern[] = patterns) {
  const sites = table.countries.flatMap(({ code, fx }) =>
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
            complianceFees: (complianceFees.fixed + complianceFees.perTruck * size.forklifts) * fx,
          })),
        ),
      ),
    ),
  )
  return sites.map((given) => ({
    country: given.country,
    months: explain(complete(given, table).input, table).results.paybackMonths!,
  }))
}

const mean = (of: readonly { months: number }[]) =>
  of.reduce((sum, { months }) => sum + months, 0) / of.length

test('payback of the portfolio is as the model states', () => {
  const sites = portfolio(firstTable)
  const months = sites.map((site) => site.months).toSorted((a, b) => a - b)
  expect(months).toHaveLength(3_402)
  expect(mean(sites)).toBeCloseTo(8.45, 1)
  expect([months[0], months[1_701], months.at(-1)]).toEqual([3.7, 8.2, 19.5])
  const under11 = months.filter((value) => value < 11).length / months.length
  expect(under11).toBeCloseTo(0.851, 2)
})

test.each([
  ['DK', 6.6],
  ['CH', 6.7],
  ['BE', 6.8],
  ['DE', 7.1],
  ['IE', 7.4],
  ['IT', 8.2],
  ['US', 8.5],
  ['ES', 9],
  ['GB', 10],
  ['PT', 11.2],
  ['RO', 12.1],
])('the mean of %s is %d months', (wanted, months) => {
  const own = portfolio(firstTable).filter(({ country }) => country === wanted)
  expect(Math.abs(mean(own) - months)).toBeLessThan(0.15)
})

test('the draft’s three choices lengthen it as the model discloses', () => {
  const draft = structuredClone(firstTable)
  Object.assign(draft.constants.idleShare, { value: 0.2 })
  Object.assign(draft.constants.aislesPerRow, { value: 1 })
  const weaker: Record<number, number> = { 1: 1, 0.75: 0.6, 0.5: 0.3 }
  for (const levers of Object.values(draft.weights))
    for (const [lever, weight] of Object.entries(levers))
      Object.assign(levers, { [lever]: weaker[weight] })
  expect(Math.abs(mean(portfolio(draft)) - 14.11)).toBeLessThan(0.25)
  const oneShift = [60, 70, 80].map((capacityUsed) => ({ shifts: 1, shiftHours: 8, capacityUsed }))
  expect(mean(portfolio(firstTable, oneShift))).toBeCloseTo(15.46, 1)
})
