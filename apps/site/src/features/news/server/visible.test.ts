import { beforeEach, expect, test } from 'vitest'
import { newsApi } from '../contract.ts'
import { hour, second } from '@repo/platform/server/clock.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'

const site = useProduct()
const start = Math.ceil(Date.now() / second) * second
beforeEach(() => site.stopClock(start))

const editor = () => site.as('editor')
const inHours = (hours: number) => new Date(start + hours * hour).toISOString()

/** How many articles visitors are told of, and in which categories they are. */
async function told(lang: string): Promise<string> {
  const list = await site.request(`/api/news/site/${lang}?limit=1`)
  const categories = await site.request(`/api/news/site/categories/${lang}`)
  const names = (await categories.json()) as string[]
  return [list.headers.get('x-total-count'), ...names].join(' ')
}

test('the number of articles and their categories follow every write and the clock, both ways', async () => {
  const publish = (title: string, change: object = {}) =>
    publishNews(site, { language: 'it', title, ...change })
  await publish('One', { categories: ['b'] })
  const { id } = await publish('Two', { categories: ['a', 'b'] })
  expect(await told('it')).toBe('2 a b')
  const draft = await createNews(site, { language: 'it', title: 'Three', categories: ['c'] })
  expect(await told('it')).toBe('2 a b')
  const body = { id: draft.id, publishAt: inHours(1), hideAt: inHours(2) }
  await editor().call(newsApi.publish, { body })
  const atHours = async (hours: number) => {
    site.stopClock(start + hours * hour)
    return told('it')
  }
  expect(await atHours(0)).toBe('2 a b')
  expect(await atHours(1)).toBe('3 a b c')
  expect(await atHours(2)).toBe('2 a b')
  expect(await atHours(1.5)).toBe('3 a b c')
  expect(await atHours(0.5)).toBe('2 a b')
  await editor().call(newsApi.deactivate, { body: { id } })
  expect(await told('it')).toBe('1 b')
  await editor().call(newsApi.remove, { params: { id } })
  await publish('Four', { categories: [] })
  expect(await told('it')).toBe('2 b')
})

test('they are read once, until an article of the language changes', async () => {
  const { db } = site.product.platform.store
  for (let n = 0; n < 3; n += 1) await publishNews(site, { language: 'pt', categories: ['a'] })
  const german = await publishNews(site, { language: 'de' })
  const counted = async () =>
    (await queriesOf(db, () => told('pt'))).filter(({ sql }) => sql.includes('count(*)')).length
  await told('pt')
  expect(await counted()).toBe(0)
  await editor().call(newsApi.deactivate, { body: { id: german.id } })
  expect(await counted()).toBe(0)
  await publishNews(site, { language: 'pt' })
  expect(await counted()).toBe(1)
  expect(await told('pt')).toMatch(/^4 /)
})
