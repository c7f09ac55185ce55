import type { Industry } from '@repo/platform/facts/industries.ts'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'

export { industries, type Industry } from '@repo/platform/facts/industries.ts'
export { useCases, type UseCase } from '@repo/platform/facts/use-cases.ts'

export const contractTypes = ['pilot', 'partner'] as const
export const forkliftTypes = ['electric', 'lpg', 'diesel'] as const
export const trackings = ['indoor', 'outdoor'] as const

export type ContractType = (typeof contractTypes)[number]
export type ForkliftType = (typeof forkliftTypes)[number]
export type Tracking = (typeof trackings)[number]

/** The inputs in the specification's order, none of them empty. Money in the country's currency. */
export interface RoiInput {
  /** ISO 3166-1 alpha-2; one without a price row is priced as the rest of the world. */
  country: string
  companyName: string
  forklifts: number
  /** m2 */
  area: number
  /** m, average per aisle */
  aisleLength: number
  aisles: number
  industry: Industry
  contractType: ContractType
  forkliftType: ForkliftType
  tracking: Tracking
  useCase: UseCase
  /** per working day */
  shifts: number
  /** h per shift */
  shiftHours: number
  /** per year */
  workingDays: number
  /** moved per year */
  pallets: number
  /** % of scheduled truck hours */
  capacityUsed: number
  /** % of handling revenue */
  margin: number
  /** per forklift and year */
  accidents: number
  /** per crash */
  repairCost: number
  /** working days per crash */
  daysDown: number
  /** per year */
  complianceFees: number
}
export type InputKey = keyof RoiInput

export type RequiredKey =
  | 'country'
  | 'companyName'
  | 'forklifts'
  | 'area'
  | 'shifts'
  | 'shiftHours'
  | 'pallets'

/** The input of a form or a call: inputs with defaults may be absent. */
export type GivenInput = Pick<RoiInput, RequiredKey> & {
  [K in Exclude<InputKey, RequiredKey>]?: RoiInput[K] | null
}
