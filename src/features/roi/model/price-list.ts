import { restOfWorld, type CountryRow } from './country-row.ts'
import type { Industry, UseCase } from './input.ts'
import type { ConstantKey, Mark } from './measures/constants.ts'
import { mapValues } from './records.ts'
import type { Lever } from './weights.ts'

export interface Constant {
  value: number
  /** Least and greatest plausible value; equal: fixed. */
  range: readonly [number, number]
  mark: Mark
  /** Where the figure is from, or why it is what it is. */
  source: string
  /** What takes its place at the two ends of the band. */
  band?: { cautious: number; optimistic: number }
}

/** Everything that an estimate stands on besides its inputs. Staff publish new versions of it. */
export interface PriceList {
  version: number
  constants: Readonly<Record<ConstantKey, Constant>>
  weights: Readonly<Record<UseCase, Readonly<Record<Lever, number>>>>
  industryFactors: Readonly<Record<Industry, number>>
  countries: readonly CountryRow[]
  operatorBases: Readonly<Record<string, string>>
}

/** The row of a country; of one that has none, the rest of the world's. */
export function countryRow({ countries: rows }: PriceList, country: string): CountryRow {
  const row = rows.find(({ code }) => code === country) ?? rows.find(isRestOfWorld)
  if (!row) throw new Error('The price list has no row for the rest of the world')
  return row
}

const isRestOfWorld = ({ code }: CountryRow) => code === restOfWorld

/** What an amount of one country's currency is multiplied by for another's. */
export const rateBetween = (priceList: PriceList, from: string, to: string): number =>
  countryRow(priceList, to).fx / countryRow(priceList, from).fx

export type Values = Readonly<Record<ConstantKey, number>>

/** The constants as plain numbers; at an end of the band, those that have one there take its value. */
export const valuesOf = ({ constants }: PriceList, end?: 'cautious' | 'optimistic'): Values =>
  mapValues(constants, ({ value, band }) => (end && band?.[end]) ?? value)
