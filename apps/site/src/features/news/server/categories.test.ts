import { expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { createNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'

const site = useProduct()
const viewer = () => site.as('viewer')
const names = (from: Lang, to: Lang) =>
  viewer().call(newsApi.categoryNames, { params: { from, to } })

async function pair(english: string[], german: string[]) {
  const { id } = await createNews(site, { categories: english })
  await createNews(site, { language: 'de', categories: german, counterpartOf: id })
}

test('a category is called in another language what most translations call it', async () => {
  await pair(['Planning', 'Safety'], ['Planung', 'Sicherheit'])
  await pair(['Safety'], ['Sicherheit'])
  await pair(['Safety'], ['Schutz'])
  // One more on one side: nobody knows which is which.
  await pair(['Return'], ['Rendite', 'Planung'])
  await createNews(site, { categories: ['Alone'] })
  expect(await names('en', 'de')).toEqual({ Planning: 'Planung', Safety: 'Sicherheit' })
  expect(await names('de', 'en')).toMatchObject({ Planung: 'Planning', Schutz: 'Safety' })
  expect(await names('en', 'fr')).toEqual({})
})

test('all categories, or those of a language, drafts included', async () => {
  await createNews(site, { language: 'it', categories: ['Zona', 'Àrea', 'Zona'] })
  const all = await viewer().call(newsApi.categories, { query: {} })
  expect(all).toEqual(expect.arrayContaining(['Planning', 'Zona', 'Alone']))
  expect(new Set(all).size).toBe(all.length)
  const italian = await viewer().call(newsApi.categories, { query: { language: 'it' } })
  expect(italian).toEqual(['Àrea', 'Zona'])
})
