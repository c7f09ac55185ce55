import { expect, test } from 'vitest'
import { copyOf, duplicateItem } from '@repo/platform/content/admin/item/copy-of-item.ts'
import { createNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'
import { newsAdmin } from './news-admin.tsx'

const site = useProduct()
const read = (id: string) => site.as('editor').call(newsApi.get, { params: { id } })

test('a copy is a draft with the same fields, without schedule, in no group of translations', async () => {
  const source = await createNews(site, { language: 'de', title: 'Quelle' })
  const made = await createNews(site, {
    title: 'Anchors',
    description: 'What they see.',
    searchTitle: 'Anchors, seen',
    author: 'Ada',
    counterpartOf: source.id,
    publishAt: '2031-01-01T00:00:00.000Z',
  })
  const item = await site.as('editor').call(newsApi.publish, { body: { id: made.id } })
  for (const permalink of ['copy-of-anchors', 'copy-of-anchors-2']) {
    const copy = await read(await duplicateItem(newsAdmin, site.as('editor'), item))
    expect(copy).toMatchObject({
      title: 'Copy of Anchors',
      permalink,
      content: item.content,
      categories: item.categories,
      description: item.description,
      searchTitle: item.searchTitle,
      author: item.author,
      published: false,
      publishedAt: null,
      counterparts: {},
    })
    expect(copy).not.toHaveProperty('publishAt')
  }
})

test('the title of a copy is within the bounds of a title', () => {
  const title = 'x'.repeat(200)
  expect(copyOf(newsAdmin, { title, language: 'en' } as never)['title']).toHaveLength(200)
})

test.each([
  ['en', 'Copy of Anchors', 'copy-of-anchors'],
  ['de', 'Kopie von Anchors', 'kopie-von-anchors'],
  ['es', 'Copia de Anchors', 'copia-de-anchors'],
  ['fr', 'Copie de Anchors', 'copie-de-anchors'],
  ['it', 'Copia di Anchors', 'copia-di-anchors'],
  ['pt', 'Cópia de Anchors', 'copia-de-anchors'],
])('a copy of an article in %s has a title in its language', (language, title, permalink) => {
  const item = { title: 'Anchors', language } as never
  expect(copyOf(newsAdmin, item)).toMatchObject({ title, permalink })
})
