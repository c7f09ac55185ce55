import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { claimFigures, type ClaimFigures } from '../model/claim-figures.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { PriceList } from '../model/price-list.ts'
import { isFormula } from './formulas.ts'
import { formulaGroups } from './formula-groups.ts'
import { constantGroups } from './method-parts.tsx'
import { Method } from './method.tsx'

function figuresOf(priceList: PriceList): ClaimFigures {
  const steps = claimFigures(priceList)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const claim = figuresOf(shippedPriceList)

/** What a reader sees of the section. */
const read = (lang: (typeof langs)[number], priceList = shippedPriceList, country = 'DE') =>
  renderToStaticMarkup(
    <Method
      lang={lang}
      priceList={priceList}
      publishedAt="2026-11-20T09:00:00Z"
      country={country}
      claim={priceList === shippedPriceList ? claim : figuresOf(priceList)}
    />,
  ).replaceAll(/<[^>]*>/g, '|')

test('every formula and every constant stands in a group', () => {
  const printed = Object.values(formulaGroups).flatMap((group) => Object.keys(group))
  expect(printed.filter((key) => !isFormula(key))).toEqual([])
  const constants = Object.values(constantGroups).flat()
  expect(constants.toSorted()).toEqual(Object.keys(shippedPriceList.constants).toSorted())
})

test.each(langs)('no placeholder and no gap is left in %s', (lang) => {
  expect(read(lang)).not.toMatch(/\{|\}|undefined|NaN|null/)
})

test('the section follows the table', () => {
  const dearer = structuredClone(shippedPriceList)
  Object.assign(dearer.constants.anchorPrice, { value: 777 })
  Object.assign(dearer.countries[2]!, { manDay: 691.5 })
  const [before, after] = [read('en'), read('en', dearer)]
  for (const text of ['€777', '691.5'])
    expect([text, before.includes(text), after.includes(text)]).toEqual([text, false, true])
  expect(after).not.toContain(`payback is ${claim.mean!.toFixed(1)} months`)
  expect(before).toContain(`payback is ${claim.mean!.toFixed(1)} months`)
})

test('the public page says nothing of drafts, of marks of our own prices, or in euros to a Briton', () => {
  const text = read('en', shippedPriceList, 'GB')
  expect(text).not.toMatch(
    /first draft|was a target|proposal|to be confirmed|fitted|openrtls|USD 25 to 40/i,
  )
  expect(text).toContain('|Price of an anchor||£212.50||our price list, version 2|')
  expect(text).toContain('Compliance fees are |£8,500| plus |£425| per forklift')
  expect(text).not.toMatch(/€/)
})

test.each([
  ['en', 'United Kingdom'],
  ['de', 'Vereinigtes Königreich'],
  ['es', 'Reino Unido'],
  ['fr', 'Royaume-Uni'],
  ['it', 'Regno Unito'],
  ['pt', 'Reino Unido'],
] as const)('the section says whose prices it shows, in %s', (lang, country) => {
  const text = read(lang, shippedPriceList, 'GB').replaceAll('|', '')
  expect(text).toMatch(new RegExp(`${country},(?: in)? GBP`))
})
