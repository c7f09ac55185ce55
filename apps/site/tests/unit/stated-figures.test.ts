import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleA, exampleB, exampleSite } from '@repo/estimator/model/examples.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { firstPriceList } from '@repo/estimator/model/first-price-list.ts'
import { linesOf } from '@repo/estimator/model/lines.ts'
import { isMoneyResult, resultKeys } from '@repo/estimator/model/measures/results.ts'
import { portfolioMean, portfolioPaybacks } from '@repo/estimator/model/portfolio.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { defaultHall } from '@repo/hall/site/default-hall.ts'
import { estimateTolerance } from '@repo/hall/site/estimate-tolerance.ts'
import { countTolerance, fitted } from '@repo/estimator/model/quantities.ts'
import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'

const lists = [firstPriceList, shippedPriceList]
const countries = ['GB', 'DE', 'ES', 'FR', 'IT', 'PT', 'US']

/** The amounts of every example, from 1,000 on: a smaller number may mean anything. */
const amounts = new Set(
  lists.flatMap((list) =>
    [...countries.map((country) => exampleSite(list, country)), exampleA, exampleB].flatMap(
      (given) => {
        const site = estimate(given, list)
        const money = resultKeys.filter(isMoneyResult).map((key) => site.results[key] ?? 0)
        return [...money, ...linesOf(site, list).map(({ spent }) => spent)]
      },
    ),
  ),
)
const counts = new Set([57, 92, 80, 126, defaultHall().placed.plan.anchors.length])

const anchorWords = 'anchors|Anker|anclas|ancres|ancore|âncoras'

/** Figures of an example that are typed into a text. */
function typedIn(text: string): string[] {
  const numbers = text.match(/\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+/g) ?? []
  const typedAmounts = numbers.filter((number) => {
    const amount = Number(number.replaceAll(/\D/g, ''))
    return amount >= 1_000 && amounts.has(amount)
  })
  const anchors = [...text.matchAll(new RegExp(`(\\d+)\\s(?:${anchorWords})`, 'g'))]
  return [
    ...typedAmounts,
    ...anchors.filter(([, count]) => counts.has(Number(count))).map(([found]) => found),
  ]
}

const texts = globSync([
  'apps/site/words/**/*.json',
  'packages/*/words/**/*.json',
  'tools/makers/demo-documents/**/*.ts',
])

test('no text of the product types a figure of an example: they are computed', () => {
  expect(texts.length).toBeGreaterThan(100)
  const typed = texts.flatMap((file) =>
    typedIn(readFileSync(file, 'utf8')).map((figure) => `${file}: ${figure}`),
  )
  expect(typed).toEqual([])
})

test('a typed figure is found in every language', () => {
  const found = ['57 anchors', '92 Anker', '€60,440', '60.440 €', '60 440 €', '97 ancres']
  for (const text of found) expect([text, typedIn(text).length]).toEqual([text, 1])
  expect(typedIn('15,000 m², 20 aisles, 3 anchors')).toEqual([])
})

test('the decision states the figures that the model computes', () => {
  const document = readFileSync('docs/decisions/0008-calculator.md', 'utf8')
  const stated = (name: string) =>
    document
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`))!
      .split('|')
      .slice(2, 4)
      .map((cell) => Number(cell.replaceAll(/[^\d.]/g, '')))
  const ofGermany = lists.map((list) => estimate(exampleSite(list, 'DE'), list).results)
  const paybacks = lists.map((list) => portfolioPaybacks(list))
  expect(stated('Anchors')).toEqual(ofGermany.map(({ anchors }) => anchors))
  expect(stated('Investment, Germany (EUR)')).toEqual(ofGermany.map((one) => one.investment))
  expect(stated('Payback, Germany (months)')).toEqual(ofGermany.map((one) => one.paybackMonths))
  expect(stated('Mean payback of the portfolio (months)')).toEqual(
    paybacks.map((all) => Math.round(portfolioMean(all)! * 10) / 10),
  )
  expect(stated('Sites of the portfolio under 11 months')).toEqual(
    paybacks.map((all) => {
      const under = all.filter(({ months }) => months! < averagePaybackMonths)
      return Math.round((100 * under.length) / all.length)
    }),
  )
})

test('the simulator states the tolerance of the estimate', () => {
  expect(estimateTolerance).toEqual({ share: countTolerance, aisleLength: fitted.aisleLength })
})
