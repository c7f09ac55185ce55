import { z } from 'zod'
import { cleanLine } from '@repo/platform/rest/clean-text.ts'
import { visible } from '@repo/platform/rest/text.ts'
import { isCountry } from '@repo/platform/facts/countries.ts'
import { restOfWorld, type CountryRow } from './model/country-row.ts'
import { shippedPriceList } from './model/shipped-price-list.ts'
import { industries, useCases } from './model/input.ts'
import { constantMeasures, type ConstantKey } from './model/measures/constants.ts'
import { columnMeasures, type ColumnKey } from './model/measures/country-row.ts'
import { models, type PriceList, type Constant } from './model/price-list.ts'
import { keysOf, mapValues } from '@repo/platform/values/records.ts'

/** A version of the price list without its number. */
export type PriceListData = Omit<PriceList, 'version'>

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'))

/** Cleaned without `transform`: OpenAPI examples cannot be made through that. */
const text = (max: number) => visible(z.string().overwrite(cleanLine).min(1).max(max))

const constant = z.strictObject({
  value: z.number(),
  range: z.tuple([z.number(), z.number()]),
  mark: z.enum(['S', 'F', 'D', 'P']),
  source: text(1_000),
  band: z.strictObject({ cautious: z.number(), optimistic: z.number() }).optional(),
})

function number(key: ColumnKey) {
  const { min, max } = columnMeasures[key]
  return z.number().min(min).max(max)
}

const countryRow = z.strictObject({
  code: z
    .string()
    .refine((given) => given === restOfWorld || isCountry(given), 'must be an ISO 3166-1 code'),
  currency: z.string().refine((given) => isoCurrencies.has(given), 'must be an ISO 4217 code'),
  fx: number('fx'),
  priceIndex: number('priceIndex'),
  manDay: number('manDay'),
  operator: number('operator'),
  operatorBasis: text(100),
  electricity: number('electricity'),
  lpg: number('lpg'),
  diesel: number('diesel'),
  gridCo2: number('gridCo2'),
  vatRate: z.number().min(0).max(100).nullable(),
}) satisfies z.ZodType<CountryRow>

const lever = z.enum(keysOf(shippedPriceList.weights['fleet-safety']))

/** The first price list, shortened: the OpenAPI document has it several times. */
function makeExample(): PriceListData {
  const { version: _, ...first } = shippedPriceList
  return {
    ...first,
    constants: mapValues(first.constants, (one) => ({ ...one, source: 'price list of 2026' })),
    countries: first.countries.filter(({ code }) => ['DE', restOfWorld].includes(code)),
    operatorBases: { E: 'labour-cost statistics', P: 'proposal' },
  }
}
const examples = [makeExample()]

/** The key of a basis of operator costs. */
export const basisName = /^[A-Z][A-Z0-9]{0,3}$/

const shape = z
  .strictObject({
    /** Selects the formulas; a draft always has the newest. */
    model: z.literal(models),
    constants: z.record(z.enum(keysOf(constantMeasures)), constant),
    weights: z.record(z.enum(useCases), z.record(lever, z.number().min(0).max(1))),
    industryFactors: z.record(z.enum(industries), z.number().min(0).max(2)),
    countries: z.array(countryRow).max(250),
    operatorBases: z.record(
      z.string().regex(basisName, 'must be a short name such as E or O1'),
      text(500),
    ),
  })
  .meta({ examples })

/** A version as calls answer it: later rules do not apply to earlier versions. */
export const storedPriceList: z.ZodType<PriceListData, PriceListData> = shape

/** A valid price list. The compiler and the tests hold it equal to the model's type. */
export const priceListData: z.ZodType<PriceListData, PriceListData> = shape
  .superRefine((priceList, context) => {
    for (const error of priceListErrors(priceList)) context.addIssue({ code: 'custom', ...error })
  })
  .meta({ examples })

interface RuleError {
  path: (string | number)[]
  message: string
}

/** The rules between values of a price list. */
function priceListErrors({
  constants,
  countries,
  operatorBases,
}: Pick<PriceList, 'constants' | 'countries' | 'operatorBases'>): RuleError[] {
  return [
    ...keysOf(constants).flatMap((key) =>
      below(['constants', key], constantErrors(key, constants[key])),
    ),
    ...below(['constants', 'revenueMost', 'value'], factorErrors(constants)),
    ...below(['countries'], countryErrors(countries)),
    ...below(['countries'], basisErrors(countries, operatorBases)),
  ]
}

const below = (path: RuleError['path'], errors: RuleError[]): RuleError[] =>
  errors.map((error) => ({ ...error, path: [...path, ...error.path] }))

/** Validates a constant against its bounds, then against its range. */
function constantErrors(key: ConstantKey, { value, range, band }: Constant): RuleError[] {
  const { min, max, integer } = constantMeasures[key]
  const [low, high] = range
  const numbers: [number, ...RuleError['path']][] = [[value, 'value']]
  if (band)
    numbers.push([band.cautious, 'band', 'cautious'], [band.optimistic, 'band', 'optimistic'])
  const outside = [[low, 'range', 0] as const, [high, 'range', 1] as const, ...numbers].flatMap(
    ([one, ...path]): RuleError[] => {
      if (one < min || one > max) return [{ path, message: `must be from ${min} to ${max}` }]
      if (integer && !Number.isInteger(one)) return [{ path, message: 'must be a whole number' }]
      return []
    },
  )
  if (outside.length) return outside
  if (low > high) return [{ path: ['range', 1], message: 'must not be below the minimum' }]
  return numbers
    .filter(([one]) => one < low || one > high)
    .map(([, ...path]) => ({ path, message: `must be within the range, ${low} to ${high}` }))
}

const factorErrors = ({ revenueLeast, revenueMost }: PriceList['constants']): RuleError[] =>
  revenueLeast.value > revenueMost.value
    ? [{ path: [], message: 'must not be below the lower limit of the factor' }]
    : []

function countryErrors(countries: PriceList['countries']): RuleError[] {
  const codes = countries.map(({ code }) => code)
  const rows = countries.flatMap(({ code, currency, fx }, index): RuleError[] => [
    ...(codes.indexOf(code) < index
      ? [{ path: [index, 'code'], message: 'This country already has a row.' }]
      : []),
    ...(currency === 'EUR' && fx !== 1
      ? [{ path: [index, 'fx'], message: 'must be 1 for the euro' }]
      : []),
  ])
  return codes.includes(restOfWorld)
    ? rows
    : [...rows, { path: [], message: 'must include a row for the rest of the world, XX' }]
}

/** The first word of a country's basis must be the key of a basis. */
const basisErrors = (
  countries: PriceList['countries'],
  operatorBases: PriceList['operatorBases'],
): RuleError[] =>
  countries.flatMap(({ operatorBasis }, index) =>
    Object.hasOwn(operatorBases, operatorBasis.split(' ', 1).join())
      ? []
      : [{ path: [index, 'operatorBasis'], message: 'must begin with the name of a basis' }],
  )
