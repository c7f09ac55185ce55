import { restOfWorld } from './model/country-row.ts'
import { constantMeasures, type ConstantKey } from './model/measures/constants.ts'
import { keysOf } from './model/records.ts'
import type { Constant, RoiTable } from './model/table.ts'

export interface RuleError {
  path: (string | number)[]
  message: string
}

/** What is wrong with a table in which every value by itself is of the right kind. */
export function tableErrors({
  constants,
  countries,
  operatorBases,
}: Pick<RoiTable, 'constants' | 'countries' | 'operatorBases'>): RuleError[] {
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

/** Each number against what the constant may be at all, then against the range. */
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
  if (low > high) return [{ path: ['range', 1], message: 'must not be below the least value' }]
  return numbers
    .filter(([one]) => one < low || one > high)
    .map(([, ...path]) => ({ path, message: `must lie within the range, ${low} to ${high}` }))
}

const factorErrors = ({ revenueLeast, revenueMost }: RoiTable['constants']): RuleError[] =>
  revenueLeast.value > revenueMost.value
    ? [{ path: [], message: 'must not be below the least factor' }]
    : []

function countryErrors(countries: RoiTable['countries']): RuleError[] {
  const codes = countries.map(({ code }) => code)
  const rows = countries.flatMap(({ code, currency, fx }, index): RuleError[] => [
    ...(codes.indexOf(code) < index ? [{ path: [index, 'code'], message: 'stands twice' }] : []),
    ...(currency === 'EUR' && fx !== 1
      ? [{ path: [index, 'fx'], message: 'must be 1 for the euro' }]
      : []),
  ])
  return codes.includes(restOfWorld)
    ? rows
    : [...rows, { path: [], message: 'must have a row for the rest of the world, XX' }]
}

/** The operator cost of a row says what it stands on by the first word of its basis. */
const basisErrors = (
  countries: RoiTable['countries'],
  operatorBases: RoiTable['operatorBases'],
): RuleError[] =>
  countries.flatMap(({ operatorBasis }, index) =>
    Object.hasOwn(operatorBases, operatorBasis.split(' ', 1)[0]!)
      ? []
      : [{ path: [index, 'operatorBasis'], message: 'must begin with the name of a basis' }],
  )
