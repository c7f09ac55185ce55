import { z } from 'zod'

// Rows of this version exist. The schema names their values itself and never changes with the model.
const number = z.number()

const results = z.strictObject({
  anchors: number,
  tags: number,
  hardwareCost: number,
  softwareCost: number,
  installationCost: number,
  investment: number,
  savings: number,
  increasedProfits: number,
  efficiencySavings: number,
  safetyComplianceSavings: number,
  roi: number,
  paybackMonths: number.nullable(),
  capacityIncrease: number,
  profitIncrease: number,
  lessDowntimeHours: number,
  higherEfficiencySavings: number,
  lowerRepairCosts: number,
  lowerComplianceFees: number,
  co2KgPerPallet: number,
  co2Tons: number,
})

const input = z.strictObject({
  country: z.string(),
  companyName: z.string(),
  forklifts: number,
  area: number,
  aisleLength: number,
  aisles: number,
  industry: z.enum([
    'enterprise',
    'semiconductors',
    'communications',
    'internet',
    'e-commerce',
    'logistics',
    'luxury',
    'manufacturing',
    'food-manufacturing',
    'erp-and-system-integrators',
    'retail',
    'manufacturing-logistics',
    'storage',
    'petroleum',
  ]),
  contractType: z.enum(['pilot', 'partner']),
  forkliftType: z.enum(['electric', 'lpg', 'diesel']),
  tracking: z.enum(['indoor', 'outdoor']),
  useCase: z.enum([
    'fleet-safety',
    'fleet-maintenance',
    'stock-management',
    'performance-monitoring',
    'fleet-right-sizing',
    'fifo-compliance',
  ]),
  shifts: number,
  shiftHours: number,
  workingDays: number,
  pallets: number,
  capacityUsed: number,
  margin: number,
  accidents: number,
  repairCost: number,
  daysDown: number,
  complianceFees: number,
})

/** Version 1 of a stored estimate, which states no version. */
export const estimate1 = z.strictObject({
  input,
  defaultsUsed: z.array(input.keyof()),
  warnings: z.array(z.enum(['AISLES_EXCEED_AREA', 'COUNTRY_NOT_PRICED'])),
  results,
  band: z.strictObject({ low: results, high: results }),
  currency: z.string(),
  constantsVersion: number,
})

export type Estimate1 = z.output<typeof estimate1>
