import { describe, expect, test } from 'vitest'
import { newsApi, type NewsItem } from '../contract.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const visitor = () => site.as('visitor')
const listOf = async (lang: Lang, query: object = {}) =>
  Object.keys((await visitor().list(newsApi.siteList, { params: { lang }, query })).items)
const text = async (path: string) => (await site.request(path)).text()
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error as CallError).code,
  )

/** Every place of the site in which a visitor can see an item. */
async function placesOf({ id, language: lang, permalink, title, categories }: NewsItem) {
  const [category = ''] = categories
  return {
    byId: await codeOf(visitor().call(newsApi.siteById, { params: { id } })),
    byPermalink: await codeOf(visitor().call(newsApi.siteByPermalink, { params: { permalink } })),
    list: (await listOf(lang)).includes(id),
    search: (await listOf(lang, { search: title })).includes(id),
    category: (await listOf(lang, { category })).includes(id),
    categories: (await visitor().call(newsApi.siteCategories, { params: { lang } })).includes(
      category,
    ),
    page: (await site.request(`/${lang}/${permalink}`)).status,
    news: (await text(`/${lang}/news`)).includes(`/${lang}/${permalink}"`),
    home: (await text(`/${lang}`)).includes(`/${lang}/${permalink}"`),
    press: (await text(`/${lang}/press`)).includes(`/${lang}/${permalink}"`),
    sitemap: (await text('/sitemap.xml')).includes(`/${lang}/${permalink}<`),
    feed: (await text(`/feed-${lang}.xml`)).includes(`/${lang}/${permalink}"`),
  }
}

const everywhere = {
  byId: 200,
  byPermalink: 200,
  list: true,
  search: true,
  category: true,
  categories: true,
  page: 200,
  news: true,
  home: true,
  press: true,
  sitemap: true,
  feed: true,
}
const nowhere = {
  byId: 404,
  byPermalink: 404,
  list: false,
  search: false,
  category: false,
  categories: false,
  page: 404,
  news: false,
  home: false,
  press: false,
  sitemap: false,
  feed: false,
}

test('an item is public while it is published and active, everywhere and at once', async () => {
  const editor = site.as('editor')
  const draft = await createNews(site, {
    language: 'it',
    title: 'Visibile',
    categories: ['Luce', 'Stampa'],
  })
  const body = { id: draft.id }
  expect(await placesOf(draft)).toEqual(nowhere)
  await editor.call(newsApi.publish, { body })
  expect(await placesOf(draft)).toEqual(everywhere)
  await editor.call(newsApi.deactivate, { body })
  expect(await placesOf(draft)).toEqual(nowhere)
  await editor.call(newsApi.activate, { body })
  expect(await placesOf(draft)).toEqual(everywhere)
  await editor.call(newsApi.remove, { params: body })
  expect(await placesOf(draft)).toEqual(nowhere)
})

test('the press room lists what is filed under press, in any language’s word for it, and nothing else', async () => {
  const listed = async (permalink: string) => (await text('/pt/press')).includes(permalink)
  const publish = (permalink: string, category: string) =>
    publishNews(site, { language: 'pt', permalink, categories: ['Uso', category] })
  for (const [at, name] of ['press', 'Imprensa', 'Sala de imprensa'].entries()) {
    await publish(`imprensa-${at}`, name)
    expect(await listed(`imprensa-${at}`)).toBe(true)
  }
  await publish('outra', 'Impresso')
  expect(await listed('outra')).toBe(false)
})

test('a hidden item gets exactly the response of an unknown one', async () => {
  const { id, permalink } = await createNews(site)
  for (const [hidden, unknown] of [
    [`/api/news/site/byid/${id}`, '/api/news/site/byid/unknown'],
    [`/api/news/site/bypermalink/${permalink}`, '/api/news/site/bypermalink/unknown'],
    [`/en/${permalink}`, '/en/unknown'],
  ] as const) {
    // Compressed bytes, which come a moment later, have a tag of their own.
    const headers = { 'accept-encoding': 'identity' }
    const [a, b] = [
      await site.request(hidden, { headers }),
      await site.request(unknown, { headers }),
    ]
    expect([a.status, a.headers.get('etag')]).toEqual([404, b.headers.get('etag')])
    const normal = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    expect(normal(await a.text())).toBe(normal(await b.text()))
  }
})

test('the list is in the order of publication, newest first, and pages', async () => {
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) {
    made.unshift((await publishNews(site, { language: 'es', title: `${9 - n}` })).id)
    site.advance(1000)
  }
  const change = {
    id: made[4]!,
    language: 'es' as const,
    title: 'later',
    permalink: 'changed-later',
  }
  await site.as('editor').call(newsApi.update, { body: change })
  expect(await listOf('es')).toEqual(made)
  const params = { lang: 'es' as const }
  const first = await visitor().list(newsApi.siteList, { params, query: { limit: 2 } })
  expect([Object.keys(first.items), first.total]).toEqual([made.slice(0, 2), 5])
  const rest = await visitor().list(newsApi.siteList, {
    params,
    query: { limit: 3, after: first.next },
  })
  expect([Object.keys(rest.items), rest.next]).toEqual([made.slice(2), undefined])
})

describe('filters', () => {
  test('a category is matched whole; categories are distinct, in the language’s order', async () => {
    const a = await publishNews(site, { language: 'de', categories: ['Öl', 'Zoll'] })
    const b = await publishNews(site, { language: 'de', categories: ['Zoll', 'Planung', '"%_\\'] })
    const hidden = await createNews(site, { language: 'de', categories: ['Entwurf'] })
    expect(await listOf('de', { category: 'Zoll' })).toEqual([b.id, a.id])
    expect(await listOf('de', { category: 'Zol' })).toEqual([])
    expect(await listOf('de', { category: '"%_\\' })).toEqual([b.id])
    expect(await listOf('de', { category: '' })).toEqual([b.id, a.id])
    expect(hidden.published).toBe(false)
    const all = await visitor().call(newsApi.siteCategories, { params: { lang: 'de' } })
    expect(all).toEqual(['"%_\\', 'Öl', 'Planung', 'Zoll'])
  })

  test('search wins over category; an empty one is ignored', async () => {
    const a = await publishNews(site, { language: 'fr', title: 'Grue', categories: ['Levage'] })
    const b = await publishNews(site, { language: 'fr', title: 'Camion', categories: ['Route'] })
    expect(await listOf('fr', { search: 'grue', category: 'Route' })).toEqual([a.id])
    const idsAt = async (query: string) =>
      Object.keys((await (await site.request(`/api/news/site/fr?${query}`)).json()) as object)
    expect(await idsAt('search=&category=Route')).toEqual([b.id])
    expect(await idsAt('search=%20')).toEqual([b.id, a.id])
  })

  test('a search has at most 100 characters', async () => {
    expect((await site.request(`/api/news/site/fr?search=${'x'.repeat(100)}`)).status).toBe(200)
    expect((await site.request(`/api/news/site/fr?search=${'x'.repeat(101)}`)).status).toBe(422)
  })

  test('an unknown language is an error of its field', async () => {
    expect((await site.request('/api/news/site/ro')).status).toBe(422)
  })
})

test('concurrent publishing publishes once', async () => {
  const { id } = await createNews(site)
  const publish = () => site.as('editor').call(newsApi.publish, { body: { id } })
  const items = await Promise.all(Array.from({ length: 12 }, publish))
  expect(items.map(({ version }) => version)).toEqual(Array(12).fill(2))
})
