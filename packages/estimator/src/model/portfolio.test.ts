import { expect, test } from 'vitest'
import { shippedPriceList } from './shipped-price-list.ts'
import { portfolioMean, portfolioPaybacks } from './portfolio.ts'

const shipped = portfolioPaybacks(shippedPriceList)

// Section 14 of the model leaves its sites open and states 9.18 months and 78.7 % with these fees.
test('payback of the portfolio is as the model states', () => {
  const months = shipped.map((site) => site.months!).toSorted((a, b) => a - b)
  expect(months).toHaveLength(3_402)
  expect(portfolioMean(shipped)).toBeCloseTo(9.18, 1)
  expect([months[0], months[1_701], months.at(-1)]).toEqual([3.6, 8.8, 25])
  const under11 = months.filter((value) => value < 11).length / months.length
  expect(under11).toBeCloseTo(0.787, 2)
})

test.each([
  ['DK', 7.2],
  ['CH', 7.2],
  ['BE', 7.3],
  ['DE', 7.7],
  ['IE', 8],
  ['IT', 8.8],
  ['US', 9.2],
  ['ES', 9.7],
  ['GB', 10.8],
  ['PT', 12.2],
  ['RO', 13.5],
])('the mean of %s is %d months', (wanted, months) => {
  const own = shipped.filter(({ country }) => country === wanted)
  expect(portfolioMean(own)).toBeCloseTo(months, 1)
})

test('a portfolio in which one site never pays back has no mean', () => {
  expect(portfolioMean([...shipped, { country: 'DE', months: null }])).toBeNull()
})
