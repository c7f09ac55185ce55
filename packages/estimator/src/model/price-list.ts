import { restOfWorld, type CountryRow } from './country-row.ts'
import type { Industry, UseCase } from './input.ts'
import type { ConstantKey, Mark } from './measures/constants.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import type { Lever } from './weights.ts'

export interface Constant {
  value: number
  /** Least and greatest plausible value; equal: fixed. */
  range: readonly [number, number]
  mark: Mark
  /** The source of the figure, or its reason. */
  source: string
  /** Its values at the cautious and the optimistic end of the band. */
  band?: { cautious: number; optimistic: number }
}

/** Versions of the model's formulas, the first one first. */
export const models = [1, 2] as const
export type ModelVersion = (typeof models)[number]
export const newestModel = 2 satisfies ModelVersion

/** Everything that an estimate depends on besides its inputs. Staff publish new versions of it. */
export interface PriceList {
  version: number
  /** Selects the formulas. Version 1 keeps the results of stored estimates and shared links. */
  model: ModelVersion
  constants: Readonly<Record<ConstantKey, Constant>>
  weights: Readonly<Record<UseCase, Readonly<Record<Lever, number>>>>
  industryFactors: Readonly<Record<Industry, number>>
  countries: readonly CountryRow[]
  operatorBases: Readonly<Record<string, string>>
}

/** Works out once what follows from a price list and a key, and keeps it as long as the price list is in use. */
export function perPriceList<Key, Made>(make: (priceList: PriceList, key: Key) => Made) {
  const kept = new WeakMap<PriceList, Map<Key, Made>>()
  return (priceList: PriceList, key: Key): Made => {
    const made = kept.get(priceList) ?? new Map<Key, Made>()
    kept.set(priceList, made)
    if (!made.has(key)) made.set(key, make(priceList, key))
    return made.get(key)!
  }
}

/** The row of a country, or that of the rest of the world where it has none. */
export function countryRow({ countries: rows }: PriceList, country: string): CountryRow {
  const row = rows.find(({ code }) => code === country) ?? rows.find(isRestOfWorld)
  if (!row) throw new Error('The price list has no row for the rest of the world')
  return row
}

const isRestOfWorld = ({ code }: CountryRow) => code === restOfWorld

/** The exchange rate between the currencies of two countries. */
export const rateBetween = (priceList: PriceList, from: string, to: string): number =>
  countryRow(priceList, to).fx / countryRow(priceList, from).fx

/** How many assumptions the band moves; the price list says which. */
export const bandedCount = ({ constants }: PriceList): number =>
  Object.values(constants).filter(({ band }) => band).length

export type Values = Readonly<Record<ConstantKey, number>>

/** The constants as plain numbers, with their band values at an end of the band. */
export const valuesOf = ({ constants }: PriceList, end?: 'cautious' | 'optimistic'): Values =>
  mapValues(constants, ({ value, band }) => (end && band?.[end]) ?? value)
