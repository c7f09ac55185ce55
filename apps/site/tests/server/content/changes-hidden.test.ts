import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { langs } from '@repo/platform/i18n/locales.ts'
import { endpoints } from '#src/api.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { pages } from '#src/pages.ts'
import {
  createDocument,
  createMedia,
  documentInput,
  mediaInput,
  newsInput,
  publishNews,
} from '#tests/support/factories.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

/** A word that only unpublished changes say, in all of their fields. */
const marker = 'zorilla'

const site = useProduct()
const editor = () => site.as('editor')
const event = { start: '2030-05-04T09:00:00.000Z', timeZone: 'Europe/Lisbon', place: 'Hall' }

interface Seen {
  path: string
  status: number
  body: string
}

let article: NewsItem
let paths: string[] = []
const before = new Map<string, Seen>()
/** The address of a file that only the changes show. */
let hiddenFile = ''
let changes: z.input<typeof newsApi.saveChanges.body>

async function read(path: string): Promise<Seen> {
  const answer = await site.request(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  // An error has the number of its request.
  const body = bytes.toString('latin1').replace(/"requestId":"[^"]*"/, '')
  return { path, status: answer.status, body }
}

/** Every address of a public call, with each value that its parameters can have here. */
function publicCalls(ids: readonly string[], permalinks: readonly string[]): string[] {
  const known: Record<string, readonly string[]> = { lang: langs, id: ids, permalink: permalinks }
  const calls = Object.values(endpoints).filter(
    ({ method, permission, server }) =>
      method === 'GET' && permission === 'public' && server === 'site',
  )
  return calls.flatMap(({ path }) => {
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return parameters.reduce<string[]>(
      (all, name) =>
        all.flatMap((one) => (known[name] ?? []).map((value) => one.replace(`:${name}`, value))),
      [path],
    )
  })
}

const socialImageIn = (html: string) =>
  /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replace(site.url, '')

beforeAll(async () => {
  const categories = ['press', 'events', 'Planning']
  article = await publishNews(site, { title: 'Published', categories, event })
  const translation = await publishNews(site, { language: 'de', counterpartOf: article.id })
  const document = await createDocument(site, { title: 'Published sheet' })
  await editor().call(documentsApi.activate, { body: { id: document.id } })
  const film = await createMedia(site, { title: 'Published film' })
  await editor().call(mediaApi.activate, { body: { id: film.id } })
  const file = await upload(site, await picture())
  const sheet = await upload(site, pdf(marker))
  hiddenFile = file.url

  const wanted = `${marker}-permalink`
  paths = [
    ...langs.flatMap((lang) => [
      ...Object.keys(pages).map((name) => (name ? `/${lang}/${name}` : `/${lang}`)),
      ...[article.permalink, wanted].map((name) => `/${lang}/${name}`),
      `/${lang}/news?search=${marker}`,
      `/${lang}/news?category=${marker}`,
      `/${lang}/news?category=Planning`,
      `/${lang}/nowhere`,
      `/feed-${lang}.xml`,
      `/feed-${lang}.json`,
      `/api/news/site/${lang}?search=${marker}`,
      `/api/documents/site/${lang}?search=${marker}`,
      `/api/media/site/${lang}?search=${marker}`,
    ]),
    `/events/${article.permalink}.ics`,
    `/de/${translation.permalink}`,
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/api/openapi.json',
    ...publicCalls(
      [article.id, translation.id, document.id, film.id],
      [article.permalink, translation.permalink, wanted],
    ),
    file.url,
    sheet.url,
  ]
  const first = await read(`/en/${article.permalink}`)
  const social = socialImageIn(first.body)
  expect(social).toBeTruthy()
  paths.push(social!)
  for (const path of new Set(paths)) before.set(path, await read(path))

  changes = {
    ...newsInput(),
    id: article.id,
    title: `${marker} title`,
    permalink: wanted,
    content: `<h2>${marker}</h2><p><img src="${file.url}" alt="${marker}" /></p>`,
    categories: [marker, 'press', 'events'],
    description: `${marker} description`,
    searchTitle: `${marker} search title`,
    author: `${marker} author`,
    featuredImageId: file.id,
    event: { ...event, place: marker },
  }
  await editor().call(newsApi.saveChanges, { body: changes })
  await editor().call(documentsApi.saveChanges, {
    body: {
      ...(await documentInput(site, { documentId: sheet.id })),
      id: document.id,
      title: `${marker} sheet`,
      description: marker,
    },
  })
  await editor().call(mediaApi.saveChanges, {
    body: { ...mediaInput({ title: `${marker} film` }), id: film.id, description: marker },
  })
}, 120_000)

/** The search shows again what was searched for; the files are named by their own addresses. */
const isEcho = (path: string) =>
  path.includes(`=${marker}`) || path.includes(`/${marker}-permalink`)

describe('of unpublished changes visitors see nothing', () => {
  test('on no page, in no list, feed, search, sitemap, calendar, social picture or public call', async () => {
    expect(before.size).toBeGreaterThan(150)
    for (const path of before.keys()) {
      const { status, body } = await read(path)
      const was = before.get(path)!
      expect([path, status]).toEqual([path, was.status])
      if (!isEcho(path)) expect([path, body.includes(marker)]).toEqual([path, false])
      // To the byte: also the number of results, a length, a version or a date would tell.
      expect([path, body === was.body]).toEqual([path, true])
    }
  })

  test('and no cache was told that something has changed', async () => {
    const etag = async () => (await site.request(`/en/${article.permalink}`)).headers.get('etag')
    const first = await etag()
    await editor().call(newsApi.saveChanges, {
      body: { ...changes, title: `${marker} again` },
    })
    expect(await etag()).toBe(first)
  })

  test('nor the file that only they show', async () => {
    expect((await site.request(hiddenFile)).status).toBe(404)
  })
})

describe('a preview', () => {
  test('shows them to whoever has its link, with their files, until it is ended', async () => {
    const { url } = await editor().call(newsApi.preview, { body: { id: article.id } })
    const link = url.replace(site.url, '')
    const html = await (await site.request(link)).text()
    expect(html).toContain(marker)
    const [file = ''] = html.match(/\/library\/[^"\s]+\?preview=[^"\s]+/) ?? []
    expect((await site.request(file)).status).toBe(200)
    await editor().call(newsApi.endPreviews, { params: { id: article.id } })
    expect(await (await site.request(link)).text()).not.toContain(marker)
  })

  test('of another item shows nothing of them', async () => {
    const other = await publishNews(site)
    const { url } = await editor().call(newsApi.preview, { body: { id: other.id } })
    expect(await (await site.request(url.replace(site.url, ''))).text()).not.toContain(marker)
  })

  test('once they are discarded, shows the published text', async () => {
    const item = await publishNews(site, { title: 'Published' })
    const body = { ...newsInput(), id: item.id, permalink: item.permalink, title: marker }
    await editor().call(newsApi.saveChanges, { body })
    const { url } = await editor().call(newsApi.preview, { body: { id: item.id } })
    const link = url.replace(site.url, '')
    expect(await (await site.request(link)).text()).toContain(marker)
    await editor().call(newsApi.discardChanges, { params: { id: item.id } })
    expect(await (await site.request(link)).text()).not.toContain(marker)
  })
})
