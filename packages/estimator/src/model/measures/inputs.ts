import {
  contractTypes,
  forkliftTypes,
  industries,
  trackings,
  useCases,
  type InputKey,
  type RequiredKey,
} from '../input.ts'
import { isKeyOf, keysOf } from '../records.ts'
import type { Bounds, Unit } from './measure.ts'

interface ChoiceMeasure {
  options: readonly string[]
}

interface TextMeasure {
  /** In Unicode characters: an emoji counts as one. */
  maxLength: number
}

type InputMeasure = {
  required?: true
  unit?: Unit
} & (Bounds | ChoiceMeasure | TextMeasure)

const site = {
  /** Any country of the world, with prices or without. */
  country: { required: true, maxLength: 2 },
  companyName: { required: true, maxLength: 120 },
  forklifts: { required: true, min: 1, max: 5_000, integer: true },
  area: { required: true, unit: 'm²', min: 100, max: 2_000_000 },
  aisleLength: { unit: 'm', min: 0, max: 1_000 },
  aisles: { min: 0, max: 2_000, integer: true },
  industry: { options: industries },
} as const

const fleet = {
  contractType: { options: contractTypes },
  tracking: { options: trackings },
  forkliftType: { options: forkliftTypes },
  useCase: { options: useCases },
} as const

const operation = {
  shifts: { required: true, min: 1, max: 4, integer: true },
  shiftHours: { required: true, unit: 'h', min: 1, max: 24 },
  workingDays: { min: 1, max: 366, integer: true },
  pallets: { required: true, min: 0, max: 1_000_000_000, integer: true },
  capacityUsed: { min: 0, max: 100 },
  margin: { min: 0, max: 100 },
} as const

const safety = {
  accidents: { min: 0, max: 365 },
  repairCost: { unit: 'money', min: 0, max: 10_000_000 },
  daysDown: { min: 0, max: 365 },
  complianceFees: { unit: 'money', min: 0, max: 1_000_000_000 },
} as const

/** All 21, in the order of the page. */
export const inputMeasures = { ...site, ...fleet, ...operation, ...safety } satisfies {
  [K in InputKey]: InputMeasure &
    (K extends RequiredKey ? { required: true } : { required?: never })
}

/** The parts of the form, in the order of the page. */
export const inputGroups = { site, fleet, operation, safety }

export const inputKeys = keysOf(inputMeasures)

type KeyWith<Part> = {
  [K in InputKey]: (typeof inputMeasures)[K] extends Part ? K : never
}[InputKey]
export type NumberKey = KeyWith<Bounds>
export type OptionKey = KeyWith<ChoiceMeasure>

export const isInputKey = (name: string): name is InputKey => isKeyOf(inputMeasures, name)

export const inputMeasure = (key: InputKey): InputMeasure => inputMeasures[key]

export const boundsOf = (key: NumberKey): Bounds => inputMeasures[key]

export const isNumberKey = (key: InputKey): key is NumberKey => 'min' in inputMeasures[key]

export const isOptionKey = (key: InputKey): key is OptionKey => 'options' in inputMeasures[key]

export const isMoneyInput = (key: InputKey): boolean => inputMeasure(key).unit === 'money'
