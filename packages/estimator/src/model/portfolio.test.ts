import { expect, test } from 'vitest'
import { draftPriceList } from '#testing/calculator.ts'
import { firstPriceList } from './first-price-list.ts'
import { portfolioMean, portfolioPaybacks } from './portfolio.ts'

const shipped = portfolioPaybacks(firstPriceList)

test('payback of the portfolio is as the model states', () => {
  const months = shipped.map((site) => site.months!).toSorted((a, b) => a - b)
  expect(months).toHaveLength(3_402)
  expect(portfolioMean(shipped)).toBeCloseTo(8.45, 1)
  expect([months[0], months[1_701], months.at(-1)]).toEqual([3.7, 8.2, 19.5])
  const under11 = months.filter((value) => value < 11).length / months.length
  expect(under11).toBeCloseTo(0.851, 2)
})

test.each([
  ['DK', 6.6],
  ['CH', 6.7],
  ['BE', 6.8],
  ['DE', 7.1],
  ['IE', 7.4],
  ['IT', 8.2],
  ['US', 8.5],
  ['ES', 9],
  ['GB', 10],
  ['PT', 11.2],
  ['RO', 12.1],
])('the mean of %s is %d months', (wanted, months) => {
  const own = shipped.filter(({ country }) => country === wanted)
  expect(Math.abs(portfolioMean(own)! - months)).toBeLessThan(0.15)
})

test('the draft’s three choices lengthen it as the model discloses', () => {
  const draft = draftPriceList()
  expect(Math.abs(portfolioMean(portfolioPaybacks(draft))! - 14.11)).toBeLessThan(0.25)
  const oneShift = [60, 70, 80].map((capacityUsed) => ({ shifts: 1, shiftHours: 8, capacityUsed }))
  expect(portfolioMean(portfolioPaybacks(firstPriceList, { shiftPatterns: oneShift }))).toBeCloseTo(
    15.46,
    1,
  )
})

test('a portfolio in which one site never pays back has no mean', () => {
  expect(portfolioMean([...shipped, { country: 'DE', months: null }])).toBeNull()
})
