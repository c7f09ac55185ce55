import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { InputKey } from '../model/input.ts'
import type { ResultKey, Results } from '../model/results.ts'
import type { SheetData } from './sheet-data.ts'

type ResultUnit = keyof SheetData['words']['resultUnits']

const resultUnits: Readonly<Record<ResultKey, ResultUnit>> = {
  anchors: 'pieces',
  tags: 'pieces',
  hardwareCost: 'once',
  softwareCost: 'term',
  installationCost: 'once',
  investment: 'term',
  savings: 'year',
  increasedProfits: 'year',
  efficiencySavings: 'year',
  safetyComplianceSavings: 'year',
  roi: 'roi',
  paybackMonths: 'months',
  capacityIncrease: 'pallets',
  profitIncrease: 'year',
  lessDowntimeHours: 'hours',
  higherEfficiencySavings: 'year',
  lowerRepairCosts: 'year',
  lowerComplianceFees: 'year',
  co2KgPerPallet: 'kgPerPallet',
  co2Tons: 'tons',
}

export const resultKeys = Object.keys(resultUnits) as ResultKey[]

const resultDigits: Partial<Record<ResultKey, number>> = {
  roi: 1,
  paybackMonths: 1,
  co2KgPerPallet: 4,
  co2Tons: 2,
}

/** Months that the contract's software is paid for. */
export const termOf = ({ estimate, table }: SheetData): number =>
  table.constants[estimate.input.contractType === 'pilot' ? 'termPilot' : 'termPartner'].value

export function resultUnit(data: SheetData, key: ResultKey): string {
  const unit = data.words.resultUnits[resultUnits[key]]
  return fillIn(unit, { currency: data.estimate.currency, months: termOf(data) })
}

/** A result without its unit, which stands in a column of its own. */
export function resultFigure({ lang, words }: SheetData, key: ResultKey, results: Results): string {
  const value = results[key]
  if (value === null) return words.headline.notReached
  return formatNumber(lang, value, resultDigits[key] ?? 0)
}

export function inputUnit({ words, estimate }: SheetData, key: InputKey): string {
  const { inputUnits } = words
  if (key === 'forklifts' || key === 'aisles') return inputUnits.pieces
  const unit = key in inputUnits ? inputUnits[key as keyof typeof inputUnits] : ''
  return fillIn(unit, { currency: estimate.currency })
}

export function inputFigure(data: SheetData, key: InputKey): string {
  const { input } = data.estimate
  if (key === 'country') return data.countryName
  const value = input[key]
  if (typeof value === 'number')
    return isMoney(key) ? unitPrice(data, value) : plainNumber(data, value)
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = data.names.choices
  return choices[key]?.[value] ?? value
}

const isMoney = (key: InputKey) => key === 'repairCost' || key === 'complianceFees'

/** With as many decimals as it has, four at most. */
export const plainNumber = ({ lang }: Pick<SheetData, 'lang'>, value: number): string =>
  formatNumber(lang, value, decimalsOf(value))

/** The same of money: tenths are written as cents. */
export function unitPrice({ lang }: Pick<SheetData, 'lang'>, value: number): string {
  const decimals = decimalsOf(value)
  return formatNumber(lang, value, decimals === 1 ? 2 : decimals)
}

const decimalsOf = (value: number): number =>
  [0, 1, 2, 3].find((digits) => Number(value.toFixed(digits)) === value) ?? 4
