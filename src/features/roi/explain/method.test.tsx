import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '#src/i18n/locales.ts'
import { draftPriceList } from '#tests/support/calculator.ts'
import { calculate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { firstPriceList } from '../model/first-price-list.ts'
import { portfolioMean, portfolioPaybacks } from '../model/portfolio.ts'
import { history, portfolioFigures } from './claim.tsx'
import { formulaGroups, formulas } from './formulas.ts'
import { constantGroups } from './method-parts.tsx'
import { Method } from './method.tsx'

const countries = firstPriceList.countries.map(({ code }) => [code, `Country ${code}`] as const)

/** What a reader sees of the section. */
const read = (lang: (typeof langs)[number], priceList = firstPriceList) =>
  renderToStaticMarkup(
    <Method
      lang={lang}
      priceList={priceList}
      publishedAt="2026-11-20T09:00:00Z"
      countries={countries}
    />,
  ).replaceAll(/<[^>]*>/g, '|')

test('every formula and every constant stands in a group', () => {
  const printed = Object.values(formulaGroups).flatMap((group) => Object.keys(group))
  expect(printed.toSorted()).toEqual(Object.keys(formulas).toSorted())
  const constants = Object.values(constantGroups).flat()
  expect(constants.toSorted()).toEqual(Object.keys(firstPriceList.constants).toSorted())
})

test.each(langs)('no placeholder and no gap is left in %s', (lang) => {
  expect(read(lang)).not.toMatch(/\{|\}|undefined|NaN|null/)
})

test('the section follows the table', () => {
  const dearer = structuredClone(firstPriceList)
  Object.assign(dearer.constants.anchorPrice, { value: 777, source: 'Our offer of May' })
  Object.assign(dearer.countries[2]!, { manDay: 691.5 })
  const [before, after] = [read('en'), read('en', dearer)]
  for (const text of ['€777', 'Our offer of May', '691.5'])
    expect([text, before.includes(text), after.includes(text)]).toEqual([text, false, true])
  expect(after).not.toContain(portfolioFigures(firstPriceList).mean!.toFixed(1) + ' months, and')
})

test('the claim’s history is what the draft’s choices give', () => {
  const draft = draftPriceList()
  expect(calculate(exampleA, draft).results.paybackMonths).toBe(history.draftExampleMonths)
  const mean = portfolioMean(portfolioPaybacks(draft))!
  expect(Math.abs(mean - history.draftMeanMonths)).toBeLessThan(0.25)
  const { shareUnder } = portfolioFigures(draft)
  expect(Math.abs(shareUnder - history.draftShareUnder)).toBeLessThan(0.02)
})

test('one shift takes as long as the model discloses', () => {
  expect(portfolioFigures(firstPriceList).oneShiftMean).toBeCloseTo(15.46, 1)
})
