import type { InputKey, RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import type { ColumnKey } from '../model/measures/country-row.ts'
import type { ModelVersion } from '../model/price-list.ts'
import type { ResultKey } from '../model/measures/results.ts'
import type { TermKey } from '../model/terms.ts'
import type { Lever } from '../model/weights.ts'

export type WeightKey = `weight-${Lever}`

/** Values that are looked up in the price list by an option of the visitor, not calculated. */
export const picks = {
  range: ({ tracking }) => (tracking === 'indoor' ? 'rangeIndoor' : 'rangeOutdoor'),
  tagsEach: ({ useCase }) =>
    useCase === 'stock-management' || useCase === 'fifo-compliance'
      ? 'tagsPerTruckWithForks'
      : 'tagsPerTruck',
  feeBase: ({ contractType }) => (contractType === 'pilot' ? 'feePilot' : 'feePartner'),
  term: ({ contractType }) => (contractType === 'pilot' ? 'termPilot' : 'termPartner'),
  realisation: ({ contractType }) =>
    contractType === 'pilot' ? 'realisationPilot' : 'realisationPartner',
  energyPerHour: byType('energyElectric', 'energyLpg', 'energyDiesel'),
  energyPrice: byType('electricity', 'lpg', 'diesel'),
  co2: byType('gridCo2', 'co2Lpg', 'co2Diesel'),
  idleDraw: byType('idleDrawElectric', 'idleDrawEngine', 'idleDrawEngine'),
  truckYear: byType('truckYearElectric', 'truckYearLpg', 'truckYearDiesel'),
} as const satisfies Record<string, (input: RoiInput) => ConstantKey | ColumnKey>
export type PickKey = keyof typeof picks

function byType<const Key extends ConstantKey | ColumnKey>(electric: Key, lpg: Key, diesel: Key) {
  return ({ forkliftType }: RoiInput): Key => ({ electric, lpg, diesel })[forkliftType]
}

/** The values of the intermediate lines, for a partner contract. */
export type LineFormulaKey = 'rentedSpent' | 'rentedRoi' | 'rentedPayback' | 'longSpent' | 'longRoi'

/** The payback beyond the term, and the payback of rented hardware. */
export type BeyondKey = 'paybackBeyond' | 'rentedBeyond'

/** `benefit` is the annual sum of savings and increased profits. */
export type FormulaKey =
  | ResultKey
  | LineFormulaKey
  | BeyondKey
  | Exclude<TermKey, 'range' | 'term' | 'realisation' | 'weights' | 'industryFactor'>
  | 'benefit'

/** Every name that can occur in a formula. */
export type NameKey =
  | FormulaKey
  | PickKey
  | ConstantKey
  | ColumnKey
  | WeightKey
  | InputKey
  | 'industryFactor'

/**
 * The formulas of the model as they are printed, each below the formulas of its terms, with all
 * money in the country's currency: ⌈ ⌉ rounds up, `round(x; 1)` to one decimal. A test evaluates every one and compares it with the model.
 */
export const formulaGroups = {
  quantities: {
    cell: '({usableRange} × {range})² ÷ 2',
    spacing: '{aisleSpacing} × {range}',
    open: 'max(0; {area} − {aisles} × {aisleLength} × {aislePitch})',
    wall: '{wallShare} × {range}',
    aisleAnchors: '⌈{aisles} ÷ {aislesPerRow}⌉ × (⌈{aisleLength} ÷ {spacing}⌉ + {endAnchors})',
    wallAnchors: '⌈4 × √{area} ÷ {wall}⌉',
    anchors: 'max({minimumAnchors}; ⌈{open} ÷ {cell}⌉ + {aisleAnchors} + {wallAnchors})',
    tags: '{tagsEach} × {forklifts} + ⌈{spareTags} × {tagsEach} × {forklifts}⌉',
    gateways: '⌈{anchors} ÷ {anchorsPerGateway}⌉',
  },
  investment: {
    hardwareCost:
      'round({anchorPrice} × {anchors} + {tagPrice} × {tags} + {gatewayPrice} × {gateways})',
    fee: 'round({feeBase})',
    softwareCost: '{forklifts} × {fee} × {term}',
    monthlyFee: '{forklifts} × {fee}',
    manDays:
      '⌈{fixedManDays} + {anchors} ÷ {anchorsPerManDay} + {tags} ÷ {tagsPerManDay} + {area} ÷ {areaPerManDay}⌉',
    installationCost: 'round({manDays} × {manDay})',
    investment: '{hardwareCost} + {softwareCost} + {installationCost}',
  },
  hours: {
    used: '{capacityUsed} ÷ 100',
    scheduledHours: '{shifts} × {shiftHours} × {workingDays}',
    usedHours: '{forklifts} × {scheduledHours} × {used}',
    freedIdle: '{weight-idling} × {idleShare} × {idlingCut}',
    freedSearch: '{weight-search} × {searchShare} × {searchCut}',
    freedRetrieval: '{weight-retrieval} × {retrievalShare} × {retrievalCut}',
    freedShare:
      '{realisation} × {industryFactor} × ({freedIdle} + {freedSearch} + {freedRetrieval})',
    labour: '{moneyShare} × {freedShare} × {usedHours} × {operator}',
    energyShare:
      '{realisation} × {industryFactor} × ({freedSearch} + {freedRetrieval} + {freedIdle} × {idleDraw})',
    energyUnits: '{usedHours} × {energyPerHour} × {energyShare}',
    energy: '{energyUnits} × {energyPrice}',
    rightSizing:
      'min({realisation} × {weight-rightSizing} × {fewerForklifts}; 1 − {used}) × {forklifts} × {truckYear}',
    higherEfficiencySavings: 'round({labour} + {energy} + {rightSizing})',
  },
  safety: {
    avoided: '{realisation} × {weight-impacts} × {impactCut} × {forklifts} × {accidents}',
    lessDowntimeHours: 'round({avoided} × {daysDown} × {shifts} × {shiftHours})',
    downtimeValue:
      'round({avoided} × {daysDown} × {replacementRate} × {truckYear} ÷ {workingDays})',
    efficiencySavings: '{higherEfficiencySavings} + {downtimeValue}',
    lowerRepairCosts: 'round({avoided} × {repairCost})',
    lowerComplianceFees:
      'round({realisation} × {weight-compliance} × {complianceCut} × {complianceFees})',
    safetyComplianceSavings: '{lowerRepairCosts} + {lowerComplianceFees}',
    savings: '{efficiencySavings} + {safetyComplianceSavings}',
  },
  profit: {
    capacityIncrease:
      'round({pallets} × {realisation} × {industryFactor} × {weight-throughput} × {throughputGain})',
    sold: '{soldMost} × min(max(({used} − {soldFrom}) ÷ (1 − {soldFrom}); 0); 1)',
    perPallet:
      '{palletRevenue} × min(max({operator} ÷ {revenueWage}; {revenueLeast}); {revenueMost})',
    profitIncrease: 'round({capacityIncrease} × {sold} × {perPallet} × {margin} ÷ 100)',
    increasedProfits: '{profitIncrease}',
  },
  payback: {
    benefit: '{savings} + {increasedProfits}',
    roi: 'round(({benefit} × {term} ÷ 12 − {investment}) ÷ {investment} × 100; 1)',
    paybackMonths: 'round({investment} ÷ ({benefit} ÷ 12); 1)',
    paybackBeyond:
      'round(({hardwareCost} + {installationCost}) ÷ ({benefit} ÷ 12 − {monthlyFee}); 1)',
    rentedSpent:
      'round({hardwareCost} × {termPartner} ÷ {rentalMonths} + {softwareCost} + {installationCost})',
    rentedRoi: 'round(({benefit} × {termPartner} ÷ 12 − {rentedSpent}) ÷ {rentedSpent} × 100; 1)',
    rentedPayback: 'round({rentedSpent} ÷ ({benefit} ÷ 12); 1)',
    rentedBeyond:
      'round({installationCost} ÷ ({benefit} ÷ 12 − {monthlyFee} − {hardwareCost} ÷ {rentalMonths}); 1)',
    longSpent: 'round({hardwareCost} + {softwareCost} × 36 ÷ {termPartner} + {installationCost})',
    longRoi: 'round(({benefit} × 36 ÷ 12 − {longSpent}) ÷ {longSpent} × 100; 1)',
    co2Kg: '{energyUnits} × {co2}',
    co2KgPerPallet: 'round({co2Kg} ÷ {pallets}; 4)',
    co2Tons: 'round({co2Kg} ÷ 1000; 2)',
  },
} as const

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
