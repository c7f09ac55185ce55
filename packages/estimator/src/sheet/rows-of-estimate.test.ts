import { expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { basisFragment } from '../form/basis.ts'
import { shareFragment, toFragment } from '../form/fragment.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList as priceList } from '../model/shipped-price-list.ts'
import { rowsOfLink } from './rows-of-estimate.ts'

function rowsOf(plan = '', lang: Lang = 'en') {
  const origin = { version: 2, date: '2026-11-27' }
  const fragment = shareFragment(toFragment(exampleA) + plan, 'bought', origin)
  return rowsOfLink(lang, fragment, { priceList, publishedAt: '2026-11-27T03:00:00Z' })!
}

test('the rows of a link have the counts of its plan', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }
  const resultsOf = (plan?: string) => Object.fromEntries(rowsOf(plan).results)
  const planned = resultsOf(basisFragment({ kept: [], derived: [], quantities }))
  expect(resultsOf()['Number of anchors']).toMatch(/^92/)
  expect(planned['Number of anchors']).toMatch(/^97/)
  expect(planned['Hardware cost']).toMatch(/^35,500/)
})

test.each([
  ['en', '75% of scheduled forklift hours'],
  ['de', '75\u00A0% der geplanten Staplerstunden'],
] as const)('a percent sign has the space of its language: %s', (lang, text) => {
  expect(rowsOf('', lang).inputs.map(([, value]) => value)).toContain(text)
})
