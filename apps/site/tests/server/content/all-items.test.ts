import { describe, expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createDocument, createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'

const site = useProduct()
const editor = () => site.as('editor')

/** The number that a part of the list tells, beside how many items the whole list has. */
async function told(api: 'news' | 'documents'): Promise<number> {
  const list = async (query: string) => site.request(`/api/${api}${query}`, { as: 'viewer' })
  const part = Number((await list('?limit=1')).headers.get('x-total-count'))
  expect(part).toBe(Object.keys((await (await list('')).json()) as object).length)
  return part
}

describe('the number of all items', () => {
  test('is right after each that comes or goes, also where no visitor sees it', async () => {
    await createNews(site)
    await publishNews(site)
    const before = await told('news')
    const draft = await createNews(site)
    expect(await told('news')).toBe(before + 1)
    const { id } = await publishNews(site)
    expect(await told('news')).toBe(before + 2)
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await told('news')).toBe(before + 2)
    for (const one of [id, draft.id]) await editor().call(newsApi.remove, { params: { id: one } })
    expect(await told('news')).toBe(before)
    await editor().call(newsApi.untrash, { body: { id: draft.id } })
    expect(await told('news')).toBe(before + 1)
    await site.as('admin').call(newsApi.purge, { params: { id } })
    expect(await told('news')).toBe(before + 1)
  })

  test('is that of its own type', async () => {
    for (let n = 0; n < 2; n += 1) await createDocument(site)
    const [news, documents] = [await told('news'), await told('documents')]
    const { id } = await createDocument(site)
    expect([await told('news'), await told('documents')]).toEqual([news, documents + 1])
    await editor().call(documentsApi.remove, { params: { id } })
    expect([await told('news'), await told('documents')]).toEqual([news, documents])
  })

  test('is counted once, until one comes or goes', async () => {
    const { db } = site.product.platform.store
    const counted = async () =>
      (await queriesOf(db, () => told('news'))).filter(({ sql }) => sql.includes('count(*)')).length
    const { id, permalink } = await createNews(site)
    expect(await counted()).toBe(1)
    // What PostgreSQL tells of the own write may come after the first count.
    await expect.poll(counted).toBe(0)
    await editor().call(newsApi.update, { body: { ...newsInput({ permalink }), id } })
    await editor().call(newsApi.publish, { body: { id } })
    expect(await counted()).toBe(0)
    await editor().call(newsApi.remove, { params: { id } })
    expect(await counted()).toBe(1)
  })

  test('with a filter is that of what the filter finds', async () => {
    const all = await told('news')
    const { total } = await editor().list(newsApi.list, { query: { language: 'it', limit: 1 } })
    await createNews(site, { language: 'it' })
    await createNews(site, { language: 'it' })
    const italian = await editor().list(newsApi.list, { query: { language: 'it', limit: 1 } })
    expect([italian.total, await told('news')]).toEqual([total + 2, all + 2])
  })
})
