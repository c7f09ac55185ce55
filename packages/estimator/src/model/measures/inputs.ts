import {
  contractTypes,
  forkliftTypes,
  industries,
  trackings,
  useCases,
  type InputKey,
  type RequiredKey,
} from '../input.ts'
import { isKeyOf, keysOf } from '@repo/platform/values/records.ts'
import type { Bounds, Unit } from './measure.ts'

interface ChoiceMeasure {
  options: readonly string[]
}

interface TextMeasure {
  /** Length in Unicode characters: an emoji counts as one. */
  maxLength: number
}

type InputMeasure = {
  required?: true
  unit?: Unit
  /** Units in lower case that users write after the number, besides `unit`. */
  writtenUnits?: readonly string[]
  /**
   * A fact about the site (location, goods, incidents), which users do not change to reach a
   * payback.
   */
  isGiven?: true
} & (Bounds | ChoiceMeasure | TextMeasure)

const site = {
  /** Any country of the world, even without prices. */
  country: { required: true, isGiven: true, maxLength: 2 },
  companyName: { required: true, isGiven: true, maxLength: 120 },
  forklifts: { required: true, min: 1, max: 5_000, integer: true },
  area: { required: true, unit: 'm²', writtenUnits: ['m2', 'qm'], min: 100, max: 2_000_000 },
  aisleLength: { unit: 'm', min: 0, max: 1_000 },
  aisles: { min: 0, max: 2_000, integer: true },
  industry: { isGiven: true, options: industries },
} as const

const fleet = {
  contractType: { options: contractTypes },
  forkliftType: { isGiven: true, options: forkliftTypes },
  tracking: { options: trackings },
  useCase: { options: useCases },
} as const

const operation = {
  shifts: { required: true, min: 1, max: 4, integer: true },
  shiftHours: { required: true, unit: 'h', min: 1, max: 24 },
  workingDays: { min: 1, max: 366, integer: true },
  pallets: { required: true, min: 0, max: 1_000_000_000, integer: true },
  capacityUsed: { writtenUnits: ['%'], min: 0, max: 100 },
  margin: { writtenUnits: ['%'], min: 0, max: 100 },
} as const

const safety = {
  accidents: { isGiven: true, min: 0, max: 365 },
  repairCost: { isGiven: true, unit: 'money', min: 0, max: 10_000_000 },
  daysDown: { isGiven: true, min: 0, max: 365 },
  complianceFees: { isGiven: true, unit: 'money', min: 0, max: 1_000_000_000 },
} as const

/** All inputs, in the order of the specification. */
export const inputMeasures = { ...site, ...fleet, ...operation, ...safety } satisfies {
  [K in InputKey]: InputMeasure &
    (K extends RequiredKey ? { required: true } : { required?: never })
}

/** Contract and tracking are side by side on the page. */
const { contractType, tracking, ...others } = fleet

/** The parts of the form, in the order of the page. */
export const inputGroups = {
  site,
  fleet: { contractType, tracking, ...others },
  operation,
  safety,
}

/** All inputs, in the order of the page. */
export const inputKeys: readonly InputKey[] = Object.values(inputGroups).flatMap((group) =>
  keysOf<InputKey>(group),
)

type KeyWith<Part> = {
  [K in InputKey]: (typeof inputMeasures)[K] extends Part ? K : never
}[InputKey]
export type NumberKey = KeyWith<Bounds>
export type OptionKey = KeyWith<ChoiceMeasure>
export type MoneyKey = KeyWith<{ unit: 'money' }>

export const isInputKey = (name: string): name is InputKey => isKeyOf(inputMeasures, name)

export const inputMeasure = (key: InputKey): InputMeasure => inputMeasures[key]

export const boundsOf = (key: NumberKey): Bounds => inputMeasures[key]

export const isNumberKey = (key: InputKey): key is NumberKey => 'min' in inputMeasures[key]

export const isOptionKey = (key: InputKey): key is OptionKey => 'options' in inputMeasures[key]

export const isMoneyInput = (key: InputKey): key is MoneyKey => inputMeasure(key).unit === 'money'

/** The inputs in the currency of the country; a change of the country converts them. */
export const moneyInputs: readonly MoneyKey[] = inputKeys.filter(isMoneyInput)
