import { countryNames } from '@repo/platform/facts/countries.ts'
import { names } from '../words.ts'
import { restOfWorld } from '../../model/country-row.ts'
import { constantsIn, type ConstantKey } from '../../model/measures/constants.ts'
import type { Lever } from '../../model/weights.ts'
import type { CountryColumn } from './cells.ts'

export const constantGroups: readonly { title: string; keys: readonly ConstantKey[] }[] = [
  { title: 'Prices and terms, in EUR excluding VAT', keys: constantsIn('prices') },
  {
    title: 'Anchors, tags and man-days',
    keys: constantsIn('quantities', 'installation'),
  },
  { title: 'Savings from location tracking', keys: constantsIn('savings') },
  { title: 'Forklift costs and earnings, in EUR', keys: constantsIn('forklifts') },
  { title: 'Defaults for empty inputs', keys: constantsIn('defaults') },
]

export const markNames = {
  S: 'Stated by us',
  F: 'Public source',
  D: 'Calculated',
  P: 'Our assumption',
} as const

export const partNames: Readonly<Record<string, string>> = {
  value: 'Value',
  'range.0': 'Min',
  'range.1': 'Max',
  'band.cautious': 'Cautious',
  'band.optimistic': 'Optimistic',
  mark: 'Origin',
  source: 'Source',
}

export const columnNames: Readonly<Record<CountryColumn, string>> = {
  currency: 'Currency',
  fx: 'Exchange rate (per EUR)',
  priceIndex: 'Price index',
  manDay: 'Man-day',
  operator: 'Operator (per hour)',
  operatorBasis: 'Basis',
  electricity: 'Electricity (per kWh)',
  lpg: 'LPG (per kg)',
  diesel: 'Diesel (per litre)',
  gridCo2: 'Grid CO₂e (kg per kWh)',
  vatRate: 'VAT (%)',
}

export const leverNames: Readonly<Record<Lever, string>> = {
  impacts: 'Impacts',
  compliance: 'Compliance',
  idling: 'Idling',
  search: 'Search',
  retrieval: 'Retrieval',
  rightSizing: 'Right-sizing',
  throughput: 'Throughput',
}

export const constantNames: Readonly<Record<string, string>> = names.constants
export const industryNames: Readonly<Record<string, string>> = names.choices.industry
export const caseNames: Readonly<Record<string, string>> = names.choices.useCase

/** Every country that may have a row, by code. */
export const countryOptions = countryNames('en')
const countryNameOf = new Map([...countryOptions, [restOfWorld, 'Rest of world']])
export const countryName = (code: string): string => countryNameOf.get(code) ?? code

const columns: Readonly<Record<string, string>> = columnNames
const levers: Readonly<Record<string, string>> = leverNames

/** The value of a cell as the editor shows it: the label of an origin, not its code. */
export function cellText(key: string, value: string): string {
  if (!/^constants\.\w+\.mark$/.test(key)) return value
  const labels: Readonly<Record<string, string>> = markNames
  return labels[value] ?? value
}

/** The name of a cell where its row and column are not visible. */
export function cellName(key: string): string {
  const [part = '', name = '', ...rest] = key.split('.')
  const of = rest.join('.')
  switch (part) {
    case 'constants': {
      const constant = constantNames[name] ?? name
      return of === 'value' || of === '' ? constant : `${constant}, ${partNames[of]?.toLowerCase()}`
    }
    case 'countries':
      return name ? `${countryName(name)}, ${columns[of]}` : 'Countries'
    case 'weights':
      return `Weight of ${levers[of]?.toLowerCase()}, ${caseNames[name]}`
    case 'industryFactors':
      return `Factor for ${industryNames[name]}`
    default:
      return `Basis ${name}`
  }
}
