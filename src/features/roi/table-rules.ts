import type { Constant } from './model/constant.ts'
import { restOfWorld } from './model/country-row.ts'
import type { ConstantKey, RoiTable } from './model/table.ts'
import { constantLimits } from './table-limits.ts'

export interface Fault {
  path: (string | number)[]
  message: string
}

/** What is wrong with a table in which every value by itself is of the right kind. */
export function tableFaults({
  constants,
  countries,
  operatorBases,
}: Pick<RoiTable, 'constants' | 'countries' | 'operatorBases'>): Fault[] {
  return [
    ...(Object.keys(constants) as ConstantKey[]).flatMap((key) =>
      below(['constants', key], constantFaults(key, constants[key])),
    ),
    ...below(['constants', 'revenueMost', 'value'], factorFaults(constants)),
    ...below(['countries'], countryFaults(countries)),
    ...below(['countries'], basisFaults(countries, operatorBases)),
  ]
}

const below = (path: Fault['path'], faults: Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }))

/** Each number against what the constant may be at all, then against the range. */
function constantFaults(key: ConstantKey, { value, range, band }: Constant): Fault[] {
  const { min, max, integer } = { integer: false, ...constantLimits[key] }
  const [low, high] = range
  const numbers: [number, ...Fault['path']][] = [[value, 'value']]
  if (band)
    numbers.push([band.cautious, 'band', 'cautious'], [band.optimistic, 'band', 'optimistic'])
  const outside = [[low, 'range', 0] as const, [high, 'range', 1] as const, ...numbers].flatMap(
    ([one, ...path]): Fault[] => {
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

const factorFaults = ({ revenueLeast, revenueMost }: RoiTable['constants']): Fault[] =>
  revenueLeast.value > revenueMost.value
    ? [{ path: [], message: 'must not be below the least factor' }]
    : []

function countryFaults(countries: RoiTable['countries']): Fault[] {
  const codes = countries.map(({ code }) => code)
  const rows = countries.flatMap(({ code, currency, fx }, index): Fault[] => [
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
const basisFaults = (
  countries: RoiTable['countries'],
  operatorBases: RoiTable['operatorBases'],
): Fault[] =>
  countries.flatMap(({ operatorBasis }, index) =>
    Object.hasOwn(operatorBases, operatorBasis.split(' ', 1)[0]!)
      ? []
      : [{ path: [index, 'operatorBasis'], message: 'must begin with the name of a basis' }],
  )
