import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { goldenA } from '#testing/golden.ts'
import { benefitOf, benefitParts, investmentParts, type Part } from './breakdown.ts'
import { calculate } from './estimate.ts'
import { shippedPriceList } from './shipped-price-list.ts'

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0)

test('the parts of the worked example', () => {
  expect(investmentParts(goldenA).map(({ amount }) => amount)).toEqual([34_250, 11_700, 14_490])
  expect(benefitParts(goldenA)).toEqual([
    { key: 'higherEfficiencySavings', amount: 54_504 },
    { key: 'downtimeValue', amount: 1_071 },
    { key: 'lowerRepairCosts', amount: 13_388 },
    { key: 'lowerComplianceFees', amount: 2_550 },
    { key: 'profitIncrease', amount: 7_949 },
  ])
  expect(benefitOf(goldenA)).toBe(79_462)
})

test('parts add up to what they are parts of', () => {
  for (const input of someInputs(7, 500)) {
    const { results, terms } = calculate(input, shippedPriceList)
    expect(sum(investmentParts(results))).toBe(results.investment)
    expect(sum(benefitParts(results))).toBe(benefitOf(results))
    expect(benefitParts(results)[1]!.amount).toBe(terms.downtimeValue)
  }
})
