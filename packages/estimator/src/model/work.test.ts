import { expect, test } from 'vitest'
import { calculate } from './estimate.ts'
import { exampleA, exampleB } from './examples.ts'
import { shippedPriceList } from './shipped-price-list.ts'
import { valuesOf } from './price-list.ts'
import { workOf } from './terms.ts'

test.each([exampleA, exampleB])(
  '$companyName: the kinds of work add up to its man-days',
  (input) => {
    const { terms } = calculate(input, shippedPriceList)
    const work = workOf({ ...terms, area: input.area }, valuesOf(shippedPriceList))
    const sum = Object.values(work).reduce((whole, part) => whole + part, 0)
    expect(Math.ceil(sum)).toBe(terms.manDays)
    expect(terms.manDays - sum).toBeLessThan(1)
  },
)

test('example A: 2 fixed days, 92 anchors, 27 tags and 15,000 m²', () => {
  const { anchors, tags, manDays } = calculate(exampleA, shippedPriceList).terms
  expect({ anchors, tags, manDays }).toEqual({ anchors: 92, tags: 27, manDays: 21 })
  expect(workOf({ anchors, tags, area: exampleA.area }, valuesOf(shippedPriceList))).toEqual({
    fixed: 2,
    mounting: 11.5,
    fitting: 4.5,
    zones: 3,
  })
})
