import { picks } from '../explain/formulas.ts'
import { unitOf } from '../explain/units.ts'
import type { CountryRow } from '../model/country-row.ts'
import type { RoiInput } from '../model/input.ts'
import type { ColumnKey } from '../model/measures/columns.ts'
import type { ConstantKey } from '../model/measures/constants.ts'

export const isShare = (key: ConstantKey, { forkliftType }: RoiInput): boolean =>
  unitOf(key, forkliftType) === 'share'

/** Those of the band, those of the case results, and what the choices of this site add. */
export function shownConstants(input: RoiInput): ConstantKey[] {
  return [
    'anchorPrice',
    'tagPrice',
    'gatewayPrice',
    picks.feeBase(input),
    picks.term(input),
    picks.realisation(input),
    'usableRange',
    'idleShare',
    'searchShare',
    'retrievalShare',
    'moneyShare',
    'idlingCut',
    'searchCut',
    'retrievalCut',
    'fewerForklifts',
    'throughputGain',
    'impactCut',
    'complianceCut',
    'palletRevenue',
    picks.truckYear(input),
  ]
}

/** Not an amount of money. */
export const isRatio = (key: ColumnKey): boolean => unitOf(key, 'electric') !== 'money'

export function shownOfCountry({ forkliftType }: RoiInput, { currency }: CountryRow): ColumnKey[] {
  const energy =
    forkliftType === 'electric' ? (['electricity', 'gridCo2'] as const) : [forkliftType]
  const rate = currency === 'EUR' ? [] : (['fx'] as const)
  return [...rate, 'priceIndex', 'manDay', 'operator', ...energy]
}
