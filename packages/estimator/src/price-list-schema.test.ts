import { describe, expect, test } from 'vitest'
import { results } from './contract.ts'
import { calculate } from './model/estimate.ts'
import { exampleA, exampleB } from './model/examples.ts'
import { shippedPriceList } from './model/shipped-price-list.ts'
import { contractTypes, forkliftTypes } from './model/input.ts'
import { constantMeasures, type ConstantKey } from './model/measures/constants.ts'
import type { PriceList } from './model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { priceListData } from './price-list-schema.ts'

const { version: _, ...first } = shippedPriceList
const keys = keysOf(constantMeasures)

/** The first price list with constants at one of their limits. */
function atLimit(end: 'min' | 'max', wanted: readonly ConstantKey[]): PriceList {
  const table = structuredClone(shippedPriceList)
  for (const key of wanted) {
    const value = constantMeasures[key][end]
    Object.assign(table.constants[key], { value, range: [value, value] })
    delete table.constants[key].band
  }
  return table
}

const dataOf = ({ version: _, ...data }: PriceList) => data

test('the first table is a valid one, unchanged', () => {
  expect(priceListData.parse(first)).toEqual(first)
})

test('constants come in the order of the model, however the store has kept them', () => {
  const turned = Object.fromEntries(Object.entries(first.constants).toReversed())
  const parsed = priceListData.parse({ ...first, constants: turned })
  expect(Object.keys(parsed.constants)).toEqual(Object.keys(first.constants))
})

describe('whatever may be published, every estimate is made of numbers', () => {
  const few = ['revenueMost', 'revenueLeast']
  const cases = (['min', 'max'] as const).flatMap((end) => [
    ...keys.map((key): [string, PriceList] => [
      `${key} at its ${end}`,
      atLimit(end, few.includes(key) ? ['revenueMost', 'revenueLeast'] : [key]),
    ]),
    [`everything at its ${end}`, atLimit(end, keys)] as [string, PriceList],
  ])

  test.each(cases)('%s', (_name, table) => {
    expect(priceListData.safeParse(dataOf(table)).error?.issues).toBeUndefined()
    for (const example of [exampleA, exampleB])
      for (const contractType of contractTypes)
        for (const forkliftType of forkliftTypes) {
          const input = { ...example, contractType, forkliftType }
          expect(results.safeParse(calculate(input, table).results).error).toBeUndefined()
        }
  })
})
