import type { z } from 'zod'
import { asSentence } from '@repo/platform/rest/field-messages.ts'
import { newestModel } from '../../model/price-list.ts'
import { priceListData, type PriceListData } from '../../price-list-schema.ts'
import {
  type Cells,
  countryColumns,
  type CountryColumn,
  codesIn,
  nameIn,
  keysBelow,
} from './cells.ts'

/** Also in scientific notation, as JavaScript writes very small numbers. */
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** Parses 1,200.5 or 1200.5; NaN for anything else. */
function numberIn(text: string): number {
  const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text.trim())
    ? text.replaceAll(',', '')
    : text
  return decimal.test(plain.trim()) ? Number(plain) : NaN
}

/** The cells as an object, which need not be a valid price list. */
function contentOf(cells: Cells): unknown {
  const at = (key: string) => cells[key] ?? ''
  const below = <T>(part: string, read: (text: string) => T) =>
    keysBelow(cells, part).map((key): [string, T] => [key.slice(part.length + 1), read(at(key))])
  const keys = new Set(keysBelow(cells, 'constants').map(nameIn))
  const weights: Record<string, Record<string, number>> = {}
  for (const [key, weight] of below('weights', numberIn)) {
    const [useCase = '', lever = ''] = key.split('.')
    weights[useCase] = { ...weights[useCase], [lever]: weight }
  }
  return {
    model: newestModel,
    constants: Object.fromEntries([...keys].map((key) => [key, constantIn(at, key)])),
    weights,
    industryFactors: Object.fromEntries(below('industryFactors', numberIn)),
    countries: codesIn(cells).map((code) => countryIn(at, code)),
    operatorBases: Object.fromEntries(below('operatorBases', (text) => text)),
  }
}

type At = (key: string) => string

function constantIn(at: At, key: string): unknown {
  const text = (part: string) => at(`constants.${key}.${part}`)
  const [cautious, optimistic] = [text('band.cautious'), text('band.optimistic')]
  const band = { cautious: numberIn(cautious), optimistic: numberIn(optimistic) }
  return {
    value: numberIn(text('value')),
    range: [numberIn(text('range.0')), numberIn(text('range.1'))],
    mark: text('mark'),
    source: text('source'),
    ...((cautious.trim() || optimistic.trim()) && { band }),
  }
}

function countryIn(at: At, code: string): unknown {
  const text = (column: CountryColumn) => at(`countries.${code}.${column}`)
  const values = countryColumns.map((column): [string, unknown] => {
    if (column === 'currency') return [column, text(column).trim().toUpperCase()]
    if (column === 'operatorBasis') return [column, text(column)]
    if (column === 'vatRate' && text(column).trim() === '') return [column, null]
    return [column, numberIn(text(column))]
  })
  return { code, ...Object.fromEntries(values) }
}

export type FieldErrors = Readonly<Record<string, string>>

/** The price list in the cells, or the error messages by cell. */
export function priceListIn(cells: Cells): { table: PriceListData } | { errors: FieldErrors } {
  const content = contentOf(cells)
  const parsed = priceListData.safeParse(content)
  if (parsed.success) return { table: parsed.data }
  const codes = codesIn(cells)
  const errors = parsed.error.issues.map((issue): [string, string] => [
    keyOf(issue.path, codes),
    sentenceOf(issue),
  ])
  return { errors: Object.fromEntries(errors.toReversed()) }
}

function keyOf(path: readonly PropertyKey[], codes: readonly string[]): string {
  const [part, index, ...rest] = path
  const own =
    part === 'countries' && typeof index === 'number' ? [part, codes[index], ...rest] : path
  return own.map(String).join('.')
}

/** The cell of a field that the server has refused; undefined where the table has no such cell. */
export function placeOfRefusal(field: string, cells: Cells): string | undefined {
  const [table, ...path] = field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const key = keyOf(path, codesIn(cells))
  return table === 'table' && key in cells ? key : undefined
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return 'Enter a number, such as 1200.5.'
  if (issue.code === 'too_small' && issue.origin === 'string') return 'Enter a value.'
  if (issue.code === 'too_small') return `Enter at least ${issue.minimum}.`
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Enter at most ${issue.maximum} characters.`
  if (issue.code === 'too_big') return `Enter at most ${issue.maximum}.`
  return asSentence(issue.message)
}
