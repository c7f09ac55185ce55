import type { assumed } from './assumed.ts'
import type { benefits } from './benefits.ts'
import type { Constant } from './constant.ts'
import { restOfWorld, type CountryRow } from './country-row.ts'
import type { Industry, UseCase } from './input.ts'
import type { quantities } from './quantities.ts'
import type { Lever } from './weights.ts'

export type ConstantKey = keyof typeof quantities | keyof typeof benefits | keyof typeof assumed

/** Everything that an estimate stands on besides its inputs. Staff publish new versions of it. */
export interface RoiTable {
  version: number
  constants: Readonly<Record<ConstantKey, Constant>>
  weights: Readonly<Record<UseCase, Readonly<Record<Lever, number>>>>
  industryFactors: Readonly<Record<Industry, number>>
  countries: readonly CountryRow[]
  operatorBases: Readonly<Record<string, string>>
}

/** The row of a country; of one that has none, the rest of the world's. */
export function priceRow({ countries: rows }: RoiTable, country: string): CountryRow {
  const row = rows.find(({ code }) => code === country) ?? rows.find(isRestOfWorld)
  if (!row) throw new Error('The price table has no row for the rest of the world')
  return row
}

const isRestOfWorld = ({ code }: CountryRow) => code === restOfWorld

/** What an amount of one country's currency is multiplied by for another's. */
export const rateBetween = (table: RoiTable, from: string, to: string): number =>
  priceRow(table, to).fx / priceRow(table, from).fx

export type Values = Readonly<Record<ConstantKey, number>>

/** The constants as plain numbers; at an end of the band, those that have one there take its value. */
export function valuesOf({ constants: all }: RoiTable, end?: 'cautious' | 'optimistic'): Values {
  const entries = Object.entries(all).map(([key, { value, band }]) => [
    key,
    (end && band?.[end]) ?? value,
  ])
  return Object.fromEntries(entries) as Values
}
