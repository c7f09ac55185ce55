import { z } from 'zod'
import { isCountry } from '#src/content/countries.ts'
import { line } from '#src/content/text.ts'
import type { Constant } from './model/constant.ts'
import { restOfWorld, type CountryRow } from './model/countries.ts'
import { industries, useCases } from './model/input.ts'
import { firstTable, type ConstantKey, type RoiTable } from './model/table.ts'
import type { Lever } from './model/weights.ts'
import { constantLimits } from './table-limits.ts'

/** A version of the table without its number. */
export type TableData = Omit<RoiTable, 'version'>

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record) as [K, ...K[]]

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'))
const mostOfMoney = 1_000_000_000
const number = (min: number, max: number) => z.number().min(min).max(max)
const ends = z.tuple([z.number(), z.number()])

const constant = z.strictObject({
  value: z.number(),
  range: ends,
  mark: z.enum(['S', 'F', 'D', 'P']),
  source: line(1, 1_000),
  band: z.strictObject({ cautious: z.number(), optimistic: z.number() }).optional(),
})

type Fault = [path: PropertyKey[], message: string]

/** Each number of a constant against its limits, then against the range. */
function constantFaults(key: ConstantKey, { value, range, band }: Constant): Fault[] {
  const { min, max, integer } = { integer: false, ...constantLimits[key] }
  const [low, high] = range
  const numbers: [number, ...PropertyKey[]][] = [
    [value, 'value'],
    [low, 'range', 0],
    [high, 'range', 1],
    ...(band
      ? ([
          [band.cautious, 'band', 'cautious'],
          [band.optimistic, 'band', 'optimistic'],
        ] as [number, ...PropertyKey[]][])
      : []),
  ]
  return numbers.flatMap(([one, ...path]): Fault[] => {
    if (one < min || one > max) return [[path, `must be from ${min} to ${max}`]]
    if (integer && !Number.isInteger(one)) return [[path, 'must be a whole number']]
    if (path[0] === 'range') return path[1] === 1 && high < low ? [[path, mustRise]] : []
    return one < low || one > high ? [[path, 'must lie within the range']] : []
  })
}
const mustRise = 'must not be below the least value'

const constants = z
  .record(z.enum(keysOf(firstTable.constants)), constant)
  .superRefine((all, context) => {
    for (const key of keysOf(all))
      for (const [path, message] of constantFaults(key, all[key]))
        context.addIssue({ code: 'custom', path: [key, ...path], message })
    if (all.revenueLeast.value > all.revenueMost.value)
      context.addIssue({
        code: 'custom',
        path: ['revenueMost', 'value'],
        message: 'must not be below revenueLeast',
      })
  })

const code = z
  .string()
  .refine((text) => text === restOfWorld || isCountry(text), 'must be an ISO 3166-1 code or XX')
  .meta({ examples: ['DE'] })
const currency = z
  .string()
  .refine((text) => isoCurrencies.has(text), 'must be an ISO 4217 code')
  .meta({ examples: ['EUR'] })
const cost = number(0, mostOfMoney)

const countryRow = z.strictObject({
  code,
  currency,
  fx: number(0.000_1, 1_000_000),
  priceIndex: number(0.01, 100),
  // From 1: an estimate without any investment has no payback.
  manDay: number(1, mostOfMoney),
  operator: cost,
  operatorBasis: line(1, 100),
  electricity: cost,
  lpg: cost,
  diesel: cost,
  gridCo2: number(0, 100),
  vatRate: number(0, 100).nullable(),
}) satisfies z.ZodType<CountryRow>

const countries = z
  .array(countryRow)
  .max(250)
  .superRefine((rows, context) => {
    const fault = (message: string, ...path: PropertyKey[]) =>
      context.addIssue({ code: 'custom', path, message })
    const seen = new Set<string>()
    for (const [index, row] of rows.entries()) {
      if (seen.has(row.code)) fault('stands twice', index, 'code')
      seen.add(row.code)
      if (row.currency === 'EUR' && row.fx !== 1) fault('must be 1 for the euro', index, 'fx')
    }
    if (!seen.has(restOfWorld)) fault('must have a row for the rest of the world, XX')
  })

const lever = z.enum(keysOf<Lever>(firstTable.weights['fleet-safety']))
const weights = z.record(z.enum(useCases), z.record(lever, number(0, 1)))
const industryFactors = z.record(z.enum(industries), number(0, 2))
const operatorBases = z.record(
  z.string().regex(/^[A-Z][A-Z0-9]{0,3}$/, 'must be a short name such as E or O1'),
  line(1, 500),
)

const { version: _, ...example } = {
  ...firstTable,
  countries: firstTable.countries.filter((row) => ['DE', restOfWorld].includes(row.code)),
}

/** Held equal to the model's type: a key that only one of them has does not compile or fails the tests. */
export const tableData: z.ZodType<TableData, TableData> = z
  .strictObject({ constants, weights, industryFactors, countries, operatorBases })
  .superRefine((table, context) => {
    for (const [index, { operatorBasis }] of table.countries.entries())
      if (!Object.hasOwn(table.operatorBases, operatorBasis.split(' ', 1)[0]!))
        context.addIssue({
          code: 'custom',
          path: ['countries', index, 'operatorBasis'],
          message: 'must begin with one of the bases below the table',
        })
  })
  .meta({ examples: [example] })
