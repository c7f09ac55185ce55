import { expect, test } from 'vitest'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const counts = (language: 'en' | 'de') =>
  editor().call(newsApi.categoryCounts, { query: { language } })
const rename = (from: string[], to: string, language: 'en' | 'de' = 'en') =>
  editor().call(newsApi.renameCategories, { body: { language, from, to } })
const read = (id: string) => editor().call(newsApi.get, { params: { id } })
const pageOf = async (category: string) =>
  (await site.request(`/en/news?category=${encodeURIComponent(category)}`)).text()

test('categories are renamed and merged in all articles of their language at once', async () => {
  const shown = await publishNews(site, { title: 'Shown', categories: ['tech', 'Safety'] })
  const both = await publishNews(site, { title: 'Both', categories: ['Technology', 'tech'] })
  const draft = await createNews(site, { title: 'Draft', categories: ['Tech'] })
  const german = await createNews(site, { language: 'de', categories: ['tech'] })
  expect(await counts('en')).toEqual([
    { name: 'Safety', articles: 1 },
    { name: 'tech', articles: 2 },
    { name: 'Tech', articles: 1 },
    { name: 'Technology', articles: 1 },
  ])
  expect(await pageOf('tech')).toContain('Shown')

  expect(await rename(['tech', 'Tech'], 'Technology')).toEqual({ articles: 3 })
  expect(await counts('en')).toEqual([
    { name: 'Safety', articles: 1 },
    { name: 'Technology', articles: 3 },
  ])
  expect(await counts('de')).toEqual([{ name: 'tech', articles: 1 }])
  expect((await read(shown.id)).categories).toEqual(['Technology', 'Safety'])
  expect((await read(both.id)).categories).toEqual(['Technology'])
  expect((await read(german.id)).version).toBe(german.version)
  // Visitors see it at once, the search finds it, and the version before can be brought back.
  expect(await pageOf('Technology')).toContain('Shown')
  const found = await editor().list(newsApi.list, { query: { search: 'Technology' } })
  expect(Object.keys(found.items)).toContain(draft.id)
  const revisions = await editor().list(newsApi.revisions, { params: { id: draft.id }, query: {} })
  expect(Object.values(revisions.items)[0]).toMatchObject({ version: 2, changed: ['categories'] })
})

test('a category that no article has is not renamed', async () => {
  expect((await errorOf(rename(['No such'], 'Other'))).code).toBe(404)
  expect((await errorOf(rename([], 'Other'))).code).toBe(422)
})
