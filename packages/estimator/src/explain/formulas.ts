import type { RoiInput } from '../model/input.ts'
import type { ModelVersion } from '../model/price-list.ts'
import {
  picks,
  type PickKey,
  type FormulaKey,
  type NameKey,
  formulaGroups,
} from './formula-groups.ts'

const newest: Readonly<Record<FormulaKey, string>> = {
  ...formulaGroups.quantities,
  ...formulaGroups.investment,
  ...formulaGroups.hours,
  ...formulaGroups.safety,
  ...formulaGroups.profit,
  ...formulaGroups.payback,
}

/** Formulas of model version 1 that count or divide differently. */
const ofFirst = {
  aisleAnchors: '⌈{aisles} ÷ {aislesPerRow}⌉ × (⌈{aisleLength} ÷ {spacing}⌉ + 1)',
  anchors: 'max({minimumAnchors}; ⌈{open} ÷ {cell}⌉ + {aisleAnchors})',
} satisfies Partial<Record<FormulaKey, string>>

/** Formulas that model version 1 lacks. */
const laterKeys: ReadonlySet<string> = new Set<FormulaKey>([
  'wall',
  'wallAnchors',
  'monthlyFee',
  'paybackBeyond',
  'rentedBeyond',
])

const byModel: Readonly<Record<ModelVersion, Readonly<Record<FormulaKey, string>>>> = {
  1: { ...newest, ...ofFirst },
  2: newest,
}

/** The formulas of a version of the model in a group, in the order in which they are printed. */
export const formulasIn = (
  group: keyof typeof formulaGroups,
  model: ModelVersion,
): [FormulaKey, string][] =>
  Object.keys(formulaGroups[group])
    .filter(isFormula)
    .filter((key) => model !== 1 || !laterKeys.has(key))
    .map((key) => [key, byModel[model][key]])

/** The site whose results are explained. */
export interface Explained {
  input: RoiInput
  model: ModelVersion
  /** Whether anchors and gateways come from a plan. */
  isPlanned: boolean
  /** The value of a name; NaN if undefined. */
  number: (key: NameKey) => number
}

/** Returns the formula for a result of a site. */
export function formulaOf(key: FormulaKey, site: Explained): string {
  const formulas = byModel[site.model]
  if (key === 'paybackMonths' && isBeyond('investment', site)) return formulas.paybackBeyond
  if (key === 'rentedPayback' && isBeyond('rentedSpent', site)) return formulas.rentedBeyond
  return formulas[key]
}

const isBeyond = (spent: FormulaKey, { model, number }: Explained) =>
  model !== 1 && number(spent) / (number('benefit') / 12) > number('term')

export type Reason =
  | 'pilotHardware'
  | 'noAisles'
  | 'noWall'
  | 'noBenefit'
  | 'feesRemain'
  | 'noPallets'
  | 'fromPlan'

/**
 * Returns the reason why a formula does not apply to this site. Its result is then 0, comes from a
 * plan, or the payback is not reached.
 */
export function exception(key: FormulaKey, site: Explained): Reason | undefined {
  const { input, isPlanned, number } = site
  if (isPlanned && (key === 'anchors' || key === 'gateways')) return 'fromPlan'
  if (key === 'hardwareCost' && input.contractType === 'pilot') return 'pilotHardware'
  if (key === 'aisleAnchors' && input.aisles === 0) return 'noAisles'
  if (key === 'wallAnchors' && number('wall') === 0) return 'noWall'
  if ((key === 'paybackMonths' || key === 'rentedPayback') && Number.isNaN(number(key)))
    return number('benefit') <= 0 ? 'noBenefit' : 'feesRemain'
  if (key === 'co2KgPerPallet' && input.pallets === 0) return 'noPallets'
  return undefined
}

/** A token of a formula: a name, or the signs between names. */
export type Piece = { name: NameKey } | { sign: string }

export function piecesOf(formula: string): Piece[] {
  return formula
    .split(/[{}]/)
    .map((text, at) => (at % 2 ? { name: text as NameKey } : { sign: text }))
    .filter((piece) => !('sign' in piece) || piece.sign !== '')
}

export const namesIn = (formula: string): NameKey[] =>
  piecesOf(formula).flatMap((piece) => ('name' in piece ? piece.name : []))

export const isFormula = (key: string): key is FormulaKey => key in newest
export const isPick = (key: string): key is PickKey => key in picks
