import { expect, test } from 'vitest'
import { calculate } from './estimate.ts'
import { exampleA, exampleB } from './examples.ts'
import { firstPriceList } from './first-price-list.ts'
import { valuesOf } from './price-list.ts'
import { workOf } from './terms.ts'

test.each([exampleA, exampleB])(
  '$companyName: the kinds of work add up to its man-days',
  (input) => {
    const { terms } = calculate(input, firstPriceList)
    const work = workOf({ ...terms, area: input.area }, valuesOf(firstPriceList))
    const sum = Object.values(work).reduce((whole, part) => whole + part, 0)
    expect(Math.ceil(sum)).toBe(terms.manDays)
    expect(terms.manDays - sum).toBeLessThan(1)
  },
)

test('example A: 2 fixed days, 57 anchors, 27 tags and 15,000 m²', () => {
  const { anchors, tags, manDays } = calculate(exampleA, firstPriceList).terms
  expect({ anchors, tags, manDays }).toEqual({ anchors: 57, tags: 27, manDays: 17 })
  expect(workOf({ anchors, tags, area: exampleA.area }, valuesOf(firstPriceList))).toEqual({
    fixed: 2,
    mounting: 7.125,
    fitting: 4.5,
    zones: 3,
  })
})
