import {
  changedBy,
  choiceAt,
  type Choices,
  type Place,
} from '@repo/platform/content/admin/conflict/merge.ts'
import type { CountryRow } from '../../model/country-row.ts'
import type { ConstantKey } from '../../model/measures/constants.ts'
import type { Constant } from '../../model/price-list.ts'
import type { PriceListData } from '../../price-list-schema.ts'

/**
 * A price list as the editor has it: each value as typed, by the path that the server uses in
 * errors, such as `constants.anchorPrice.range.0`. Country rows are by code, not by index:
 * `countries.DE.fx`.
 */
export type Cells = Readonly<Record<string, string>>

export const countryColumns = [
  'currency',
  'fx',
  'priceIndex',
  'manDay',
  'operator',
  'operatorBasis',
  'electricity',
  'lpg',
  'diesel',
  'gridCo2',
  'vatRate',
] as const satisfies readonly (keyof CountryRow)[]
export type CountryColumn = (typeof countryColumns)[number]

export function cellsOf({ constants, countries, ...rest }: PriceListData): Cells {
  const entries: [string, string][] = []
  for (const [key, constant] of Object.entries(constants))
    for (const [part, value] of constantCells(constant))
      entries.push([`constants.${key}.${part}`, value])
  for (const [useCase, levers] of Object.entries(rest.weights))
    for (const [lever, weight] of Object.entries(levers))
      entries.push([`weights.${useCase}.${lever}`, String(weight)])
  for (const [industry, factor] of Object.entries(rest.industryFactors))
    entries.push([`industryFactors.${industry}`, String(factor)])
  for (const row of countries)
    for (const column of countryColumns)
      entries.push([`countries.${row.code}.${column}`, String(row[column] ?? '')])
  for (const [name, text] of Object.entries(rest.operatorBases))
    entries.push([`operatorBases.${name}`, text])
  return Object.fromEntries(entries)
}

const constantCells = ({ value, range, mark, source, band }: Constant): [string, string][] => [
  ['value', String(value)],
  ['range.0', String(range[0])],
  ['range.1', String(range[1])],
  ['band.cautious', String(band?.cautious ?? '')],
  ['band.optimistic', String(band?.optimistic ?? '')],
  ['mark', mark],
  ['source', source],
]

const isOfModel = (key: string) => /^(?:constants|weights|industryFactors)\./.test(key)

/**
 * The cells of a draft that another version may have kept: those of the model are the ones of the stored
 * draft, whose values stand for what the kept one lacks.
 */
export const knownCells = (kept: Cells, stored: Cells): Cells =>
  Object.fromEntries([
    ...Object.entries(stored).filter(([key]) => isOfModel(key)),
    ...Object.entries(kept).filter(([key]) => key in stored || !isOfModel(key)),
  ])

export const codesIn = (cells: Cells): string[] => [
  ...new Set(keysBelow(cells, 'countries').map(nameIn)),
]

/** The second part of a key: `PT` in `countries.PT.anchor`. */
export const nameIn = (key: string): string => key.split('.')[1] ?? ''

export const keysBelow = (cells: Cells, part: string): string[] =>
  Object.keys(cells).filter((key) => key.startsWith(`${part}.`))

/** A constant that was fixed stays so: its range goes along with its value. */
export function withCell(cells: Cells, key: string, value: string): Cells {
  const [part, name, of] = key.split('.')
  const ends = ['range.0', 'range.1'].map((end) => `constants.${name}.${end}`)
  const isFixed =
    part === 'constants' && of === 'value' && ends.every((end) => cells[end] === cells[key])
  return {
    ...cells,
    [key]: value,
    ...(isFixed && Object.fromEntries(ends.map((end) => [end, value]))),
  }
}

/** A further country: as it is published, else as the rest of the world until somebody knows better. */
export function withCountry(cells: Cells, code: string, published: Cells): Cells {
  const from = codesIn(published).includes(code) ? published : undefined
  const row = countryColumns.map((column): [string, string] => [
    `countries.${code}.${column}`,
    (from ? from[`countries.${code}.${column}`] : cells[`countries.XX.${column}`]) ?? '',
  ])
  return { ...cells, ...Object.fromEntries(row) }
}

/** Without a row, or without what the row says. */
export const without = (cells: Cells, path: string): Cells =>
  Object.fromEntries(
    Object.entries(cells).filter(([key]) => key !== path && !key.startsWith(`${path}.`)),
  )

export interface Change {
  key: string
  /** Absent: the cell is new. */
  from: string | undefined
  /** Absent: the cell is gone. */
  to: string | undefined
}

/** Cell by cell, in the order of the price list. */
export function changesBetween(from: Cells, to: Cells): Change[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => from[key] !== to[key])
    .map((key) => ({ key, from: from[key], to: to[key] }))
}

interface CellVersions {
  base: Cells
  theirs: Cells
  mine: Cells
}

/** The cells in which two drafts differ, and who has changed each. */
export const placesOf = ({ base, theirs, mine }: CellVersions): Place[] =>
  changesBetween(theirs, mine).map(({ key }) => {
    const texts = { base: base[key] ?? '', theirs: theirs[key] ?? '', mine: mine[key] ?? '' }
    return { key, field: key, changed: changedBy(texts, Object.is) ?? 'both', ...texts }
  })

/** Their draft with what I alone have changed, and what I have chosen. */
export function mergedCells(versions: CellVersions, choices: Choices): Cells {
  const { theirs, mine } = versions
  const cells = new Map(Object.entries(theirs))
  for (const place of placesOf(versions)) {
    if (choiceAt(place, choices) === 'theirs') continue
    const value = mine[place.key]
    if (value === undefined) cells.delete(place.key)
    else cells.set(place.key, value)
  }
  return Object.fromEntries(cells)
}

export const sameCells = (a: Cells, b: Cells): boolean => changesBetween(a, b).length === 0

export type ConstantPart =
  | 'value'
  | 'range.0'
  | 'range.1'
  | 'band.cautious'
  | 'band.optimistic'
  | 'mark'
  | 'source'

export const constantCell = (key: ConstantKey, part: ConstantPart): string =>
  `constants.${key}.${part}`
