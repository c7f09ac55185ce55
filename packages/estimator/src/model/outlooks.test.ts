import { valueAt } from '@repo/pictures/break-even/course.ts'
import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { benefitOf } from './breakdown.ts'
import { estimate } from './estimate.ts'
import { exampleA } from './examples.ts'
import { firstPriceList } from './first-price-list.ts'
import { linesOf } from './lines.ts'
import { outlooksOf } from './outlooks.ts'
import { shippedPriceList } from './shipped-price-list.ts'

const partners = [exampleA, ...someInputs(20_261_128, 200)].map((input) => ({
  ...input,
  contractType: 'partner' as const,
}))

const courseOf = (outlook: ReturnType<typeof outlooksOf>['middle']) => ({
  ...outlook,
  start: -outlook.spent,
})

test('the line of 36 months, the chart at month 36 and the sum of three years are one amount', () => {
  for (const input of partners) {
    const site = estimate(input, shippedPriceList)
    const [bought, , long] = linesOf(site, shippedPriceList)
    const { hardwareCost, softwareCost, installationCost } = site.results
    const sum = 3 * benefitOf(site.results) - hardwareCost - 3 * softwareCost - installationCost
    const { middle } = outlooksOf(site, bought, shippedPriceList)
    expect(Math.round(valueAt(courseOf(middle), 36)) + 0).toBe(sum)
    expect(3 * benefitOf(site.results) - long!.spent).toBe(sum)
  }
})

test('the chart crosses zero at the payback that is shown, bought and rented', () => {
  for (const input of partners) {
    const site = estimate(input, shippedPriceList)
    for (const line of linesOf(site, shippedPriceList).slice(0, 2)) {
      const { middle } = outlooksOf(site, line, shippedPriceList)
      // A rented payback beyond the rent is stated with the rent going on, as the model has it.
      if (middle.payback === null || middle.payback > 36) continue
      const slope = Math.max(...[middle, ...middle.later!].map(({ perMonth }) => perMonth))
      const missed = valueAt(courseOf(middle), middle.payback)
      expect(Math.abs(missed)).toBeLessThanOrEqual(slope * 0.051 + 1)
    }
  }
})

test('with model version 1 the line is straight', () => {
  const site = estimate(exampleA, firstPriceList)
  const [bought] = linesOf(site, firstPriceList)
  expect(outlooksOf(site, bought, firstPriceList).middle.later).toEqual([])
})
