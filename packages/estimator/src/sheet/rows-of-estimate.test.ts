import { expect, test } from 'vitest'
import { basisFragment } from '../form/basis.ts'
import { shareFragment, toFragment } from '../form/fragment.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList as priceList } from '../model/shipped-price-list.ts'
import { rowsOfLink } from './rows-of-estimate.ts'

test('the rows of a link have the counts of its plan', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }
  const rowsOf = (plan: string) => {
    const origin = { version: 2, date: '2026-11-27' }
    const fragment = shareFragment(toFragment(exampleA) + plan, 'bought', origin)
    const published = { priceList, publishedAt: '2026-11-27T03:00:00Z' }
    return Object.fromEntries(rowsOfLink('en', fragment, published)!.results)
  }
  const planned = rowsOf(basisFragment({ kept: [], derived: [], quantities }))
  expect(rowsOf('')['Number of anchors']).toMatch(/^92/)
  expect(planned['Number of anchors']).toMatch(/^97/)
  expect(planned['Hardware cost']).toMatch(/^35,500/)
})
