import type { CountryRow } from '../model/country-row.ts'
import type { RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/table.ts'

const shares = [
  'usableRange',
  'idleShare',
  'searchShare',
  'retrievalShare',
  'moneyShare',
  'throughputGain',
  'impactCut',
  'idlingCut',
  'searchCut',
  'retrievalCut',
  'fewerForklifts',
  'complianceCut',
  'realisationPartner',
  'realisationPilot',
] as const satisfies readonly ConstantKey[]

export const isShare = (key: ConstantKey): boolean => (shares as readonly string[]).includes(key)

const truckYears = {
  electric: 'truckYearElectric',
  lpg: 'truckYearLpg',
  diesel: 'truckYearDiesel',
} as const

/** Those of the band, those of the case results, and what the choices of this site add. */
export function shownConstants({ contractType, forkliftType }: RoiInput): ConstantKey[] {
  const isPilot = contractType === 'pilot'
  return [
    'anchorPrice',
    'tagPrice',
    'gatewayPrice',
    isPilot ? 'feePilot' : 'feePartner',
    isPilot ? 'termPilot' : 'termPartner',
    isPilot ? 'realisationPilot' : 'realisationPartner',
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
    truckYears[forkliftType],
  ]
}

type CountryNumber = Exclude<keyof CountryRow, 'code' | 'currency' | 'operatorBasis' | 'vatRate'>

/** Not an amount of money. */
export const isRatio = (key: CountryNumber): boolean =>
  key === 'fx' || key === 'priceIndex' || key === 'gridCo2'

export function shownOfCountry(
  { forkliftType }: RoiInput,
  { currency }: CountryRow,
): CountryNumber[] {
  const energy =
    forkliftType === 'electric' ? (['electricity', 'gridCo2'] as const) : [forkliftType]
  const rate = currency === 'EUR' ? [] : (['fx'] as const)
  return [...rate, 'priceIndex', 'manDay', 'operator', ...energy]
}
