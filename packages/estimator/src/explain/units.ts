import type { ForkliftType } from '../model/input.ts'
import { constantMeasures, type ConstantKey } from '../model/measures/constants.ts'
import { columnMeasures } from '../model/measures/country-row.ts'
import { inputMeasures } from '../model/measures/inputs.ts'
import type { Bounds, Unit } from '../model/measures/measure.ts'
import { resultMeasures, type ResultKey, type ResultUnit } from '../model/measures/results.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import type { FormulaKey, NameKey } from './formula-groups.ts'

const termUnits: Readonly<Record<Exclude<FormulaKey, ResultKey>, Unit | undefined>> = {
  cell: 'm²',
  spacing: 'm',
  wall: 'm',
  wallAnchors: undefined,
  open: 'm²',
  aisleAnchors: undefined,
  gateways: undefined,
  manDays: undefined,
  fee: 'money',
  monthlyFee: 'money',
  used: 'share',
  scheduledHours: 'h',
  usedHours: 'h',
  freedIdle: 'share',
  freedSearch: 'share',
  freedRetrieval: 'share',
  freedShare: 'share',
  labour: 'money',
  energyShare: 'share',
  energyUnits: undefined,
  energy: 'money',
  rightSizing: 'money',
  avoided: undefined,
  downtimeValue: 'money',
  sold: 'share',
  perPallet: 'money',
  benefit: 'money',
  rentedSpent: 'money',
  rentedRoi: '%',
  rentedPayback: undefined,
  paybackBeyond: undefined,
  rentedBeyond: undefined,
  longSpent: 'money',
  longRoi: '%',
  co2Kg: 'kg',
}
const resultUnits: Readonly<Partial<Record<ResultUnit, Unit>>> = {
  once: 'money',
  term: 'money',
  year: 'money',
  hours: 'h',
}
const energyUnit: Readonly<Record<ForkliftType, Unit>> = { electric: 'kWh', lpg: 'kg', diesel: 'l' }

interface Measure extends Partial<Bounds> {
  unit?: Unit
  required?: true
  longest?: number
  options?: readonly string[]
}

const measures: Readonly<Partial<Record<string, Measure>>> = {
  ...inputMeasures,
  ...constantMeasures,
  ...columnMeasures,
}
const units: Readonly<Partial<Record<string, Unit>>> = termUnits

/** The unit of a name in a formula. */
export function unitOf(key: NameKey, forkliftType: ForkliftType): Unit | undefined {
  if (key === 'energyUnits') return energyUnit[forkliftType]
  if (isKeyOf(resultMeasures, key)) return resultUnits[resultMeasures[key].unit]
  return measures[key]?.unit ?? units[key]
}

/** A constant in EUR, shown in the currency of a country. */
export const isMoney = (key: ConstantKey): boolean => constantMeasures[key].unit === 'eur'
