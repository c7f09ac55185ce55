import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { hour, second } from '@repo/platform/server/clock.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'

const site = useProduct()
const english = '/api/news/site/en'
const editor = () => site.as('editor')

const plain = { 'accept-encoding': 'identity' }

/** PostgreSQL tells a server also of its own writes, later: what is kept may be asked for once more. */
const isCached = (path: string) => eventually(async () => expect(await queries(path), path).toBe(0))

/** How many queries a public call makes. */
const queries = async (path: string) => {
  const { db } = site.product.platform.store
  const made = await queriesOf(db, async () => (await site.request(path)).text())
  return made.length
}

interface Listed {
  title: string
  version: number
  counterparts: Record<string, { title: string }>
}

const list = async (path = english) =>
  Object.values((await (await site.request(path)).json()) as Record<string, Listed>)

test('the answer to a public call is cached, and is the same when it comes from memory', async () => {
  const { id, permalink } = await publishNews(site, { title: 'Kept' })
  for (const path of [
    english,
    `${english}?limit=1`,
    `/api/news/site/byid/${id}`,
    `/api/news/site/bypermalink/${permalink}`,
    '/api/news/site/categories/en',
    '/api/documents/site/en',
    '/api/media/site/en',
  ]) {
    const first = await site.request(path, { headers: plain })
    const before = { ...Object.fromEntries(first.headers), date: '', body: await first.text() }
    await isCached(path)
    const again = await site.request(path, { headers: plain })
    const after = { ...Object.fromEntries(again.headers), date: '', body: await again.text() }
    expect(after).toEqual(before)
    expect(after).toMatchObject({ 'cache-control': 'no-store' })
    const head = await site.request(path, { method: 'HEAD', headers: plain })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(again.headers.get('content-length'))
  }
})

test('of the addresses that have no end none is kept, nor an answer of any length', async () => {
  const { id } = await publishNews(site, {
    title: 'Kept',
    content: `<p>${'word '.repeat(30_000)}</p>`,
  })
  for (const path of [
    `${english}?search=kept`,
    `${english}?category=kept`,
    `${english}?limit=1&after=${id}`,
    `${english}?limit=01`,
    `${english}?&`,
    `/api/news/site/byid/${id}`,
    '/api/news/site/bypermalink/no-such-article',
  ]) {
    await site.request(path)
    expect(await queries(path), path).toBeGreaterThan(0)
  }
})

test('a cached answer follows every write that visitors see, also of what is not listed', async () => {
  const article = await publishNews(site, { title: 'First' })
  const { id } = article
  const listed = async () => (await list()).find((item) => item.title.startsWith('First'))
  expect((await listed())?.version).toBe(article.version)

  const body = { ...newsInput({ title: 'First', content: '<p>other</p>' }), id }
  const { version } = await editor().call(newsApi.update, { body })
  expect((await listed())?.version).toBe(version)

  const german = await publishNews(site, { language: 'de', title: 'Erster', counterpartOf: id })
  expect((await listed())?.counterparts.de?.title).toBe('Erster')
  const renamed = { ...newsInput({ language: 'de', title: 'Der erste' }), id: german.id }
  await editor().call(newsApi.update, { body: renamed })
  expect((await listed())?.counterparts.de?.title).toBe('Der erste')
  await editor().call(newsApi.deactivate, { body: { id: german.id } })
  expect((await listed())?.counterparts).toEqual({})

  await editor().call(newsApi.remove, { params: { id } })
  expect(await listed()).toBeUndefined()
  await editor().call(newsApi.untrash, { body: { id } })
  await editor().call(newsApi.activate, { body: { id } })
  expect(await listed()).toBeDefined()
})

test('what had passed when it was first read comes again, once the clock was set back', async () => {
  const start = Math.ceil(Date.now() / second) * second
  const at = (hours: number) => new Date(start + hours * hour).toISOString()
  site.stopClock(start)
  const draft = await createNews(site, { language: 'it', title: 'Presto' })
  const body = { id: draft.id, publishAt: at(1), hideAt: at(3) }
  await editor().call(newsApi.publish, { body })
  for (const [hours, count] of [
    [2, 1],
    [0.5, 0],
    [1, 1],
    [3, 0],
  ] as const) {
    site.stopClock(start + hours * hour)
    expect([hours, (await list('/api/news/site/it')).length]).toEqual([hours, count])
  }
})

test('a draft outdates no cached answer, and the clock does', async () => {
  const start = Math.ceil(Date.now() / second) * second
  const at = (hours: number) => new Date(start + hours * hour).toISOString()
  site.stopClock(start)
  const titles = async () => (await list('/api/news/site/fr')).map(({ title }) => title)
  expect(await titles()).toEqual([])
  const draft = await createNews(site, { language: 'fr', title: 'Bientôt' })
  await isCached('/api/news/site/fr')
  const body = { id: draft.id, publishAt: at(1), hideAt: at(2) }
  await editor().call(newsApi.publish, { body })
  for (const [hours, seen] of [
    [0, []],
    [1, ['Bientôt']],
    [2, []],
    [1.5, ['Bientôt']],
    [0.5, []],
  ] as const) {
    site.stopClock(start + hours * hour)
    expect([hours, await titles()]).toEqual([hours, seen])
    expect([hours, await titles()]).toEqual([hours, seen])
  }
})
