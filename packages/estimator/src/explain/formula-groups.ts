import type { InputKey, RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import type { ColumnKey } from '../model/measures/country-row.ts'
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
