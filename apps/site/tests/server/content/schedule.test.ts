import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { hour, second } from '@repo/platform/server/clock.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { createDocument, createMedia, createNews, newsInput } from '#tests/support/factories.ts'
import { picture, upload, video } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
const now = () => site.product.platform.clock.now().getTime()
/** A whole second some time from now, far enough for a slow machine to reach it only by `goTo`. */
const inHours = (hours: number) =>
  new Date(Math.ceil(now() / second) * second + hours * hour).toISOString()
/** However long the machine takes to look, it is so long before or after. */
const goTo = (moment: string, ms: number) => site.stopClock(Date.parse(moment) + ms)

const holds = async (path: string, text: string) => {
  const answer = await site.request(path)
  return answer.status === 200 && (await answer.text()).includes(text)
}
/** Of each address whether it shows the text; every page is asked for twice, the second time from the cache. */
async function shown(paths: readonly string[], text: string) {
  const found: Record<string, boolean> = {}
  for (const path of [...paths, ...paths]) found[path] = await holds(path, text)
  return found
}
const all = (paths: readonly string[], is: boolean) =>
  Object.fromEntries(paths.map((path) => [path, is]))

describe('visitors see an item from the second at which it is published until that at which it is hidden', () => {
  test('an article: its page, lists, feeds, search, sitemap, translation, calendar, files', async () => {
    const image = await upload(site, await picture())
    const [publishAt, hideAt] = [inHours(1), inHours(2)]
    const event = { start: inHours(900), timeZone: 'Europe/Lisbon' }
    const translation = await createNews(site, { language: 'pt', title: 'Giroscópio' })
    await editor().call(newsApi.publish, { body: { id: translation.id } })
    const draft = await createNews(site, {
      title: 'Gyroscope hour',
      content: '<p>Gyroscopes in racks.</p>',
      categories: ['press', 'events'],
      featuredImageId: image.id,
      counterpartOf: translation.id,
      event,
    })
    const { id, permalink } = draft
    const scheduled = await editor().call(newsApi.publish, { body: { id, publishAt, hideAt } })
    expect(scheduled).toMatchObject({ published: true, publishAt, hideAt, publishedAt: publishAt })
    const paths = [
      `/en/${permalink}`,
      '/en',
      '/en/news?category=press',
      '/en/news?search=gyroscope',
      '/en/events',
      '/en/press',
      '/feed-en.xml',
      '/feed-en.json',
      '/sitemap.xml',
      '/llms.txt',
      `/events/${permalink}.ics`,
      `/pt/${translation.permalink}`,
      '/api/news/site/en',
      '/api/news/site/en?search=gyroscope',
      `/api/news/site/bypermalink/${permalink}`,
      `/api/news/site/byid/${id}`,
    ]
    const files = [image.url, image.variants[0]!.url]
    const statuses = () => Promise.all(files.map(async (url) => (await site.request(url)).status))

    goTo(publishAt, -second)
    expect(await shown(paths, permalink)).toEqual(all(paths, false))
    expect(await statuses()).toEqual([404, 404])
    expect(await holds('/api/news/site/categories/en', 'press')).toBe(false)
    goTo(publishAt, 0)
    expect(await shown(paths, permalink)).toEqual(all(paths, true))
    expect(await statuses()).toEqual([200, 200])
    expect(await holds('/api/news/site/categories/en', 'press')).toBe(true)

    goTo(hideAt, -second)
    expect(await shown(paths, permalink)).toEqual(all(paths, true))
    // When it will be hidden is for staff alone.
    for (const path of [...paths, '/api/news/site/pt'])
      expect([path, await holds(path, hideAt)]).toEqual([path, false])
    const kept = await site.request(files[0]!)
    expect(kept.headers.get('cache-control')).toBe('public, max-age=1, must-revalidate')
    goTo(hideAt, 0)
    expect(await shown(paths, permalink)).toEqual(all(paths, false))
    expect(await statuses()).toEqual([404, 404])
  })

  test('an article that announces no event: the list of news', async () => {
    const [publishAt, hideAt] = [inHours(1), inHours(2)]
    const { id, permalink } = await createNews(site, { title: 'Gyroscope day' })
    await editor().call(newsApi.publish, { body: { id, publishAt, hideAt } })
    const isListed = () => holds('/en/news', permalink)
    goTo(publishAt, -second)
    expect(await isListed()).toBe(false)
    goTo(publishAt, 0)
    expect(await isListed()).toBe(true)
    goTo(hideAt, 0)
    expect(await isListed()).toBe(false)
  })

  test('a document with its file, and a film', async () => {
    const [publishAt, hideAt] = [inHours(1), inHours(2)]
    const clip = await upload(site, video('mp4'))
    const document = await createDocument(site, { title: 'Gyroscope sheet', publishAt, hideAt })
    const film = await createMedia(site, {
      title: 'Gyroscope film',
      mediaURL: clip.url,
      publishAt,
      hideAt,
    })
    await editor().call(documentsApi.activate, { body: { id: document.id } })
    await editor().call(mediaApi.activate, { body: { id: film.id } })
    const documents = ['/en/documents', '/api/documents/site/en']
    const films = ['/en/videos', '/api/media/site/en']
    const seen = async () => ({
      ...(await shown(documents, 'Gyroscope sheet')),
      ...(await shown(films, 'Gyroscope film')),
      [clip.url]: (await site.request(clip.url)).status === 200,
    })
    const paths = [...documents, ...films, clip.url]
    goTo(publishAt, -second)
    expect(await seen()).toEqual(all(paths, false))
    goTo(publishAt, 0)
    expect(await seen()).toEqual(all(paths, true))
    goTo(hideAt, -second)
    expect(await seen()).toEqual(all(paths, true))
    goTo(hideAt, 0)
    expect(await seen()).toEqual(all(paths, false))
  })

  test('a page that was cached before an item was scheduled', async () => {
    const { id, permalink } = await createNews(site)
    const list = ['/en/news', '/en', '/sitemap.xml']
    await shown(list, permalink)
    const publishAt = inHours(1)
    await editor().call(newsApi.publish, { body: { id, publishAt } })
    await shown(list, permalink)
    const later = inHours(2)
    await editor().call(newsApi.activate, { body: { id, publishAt: later } })
    goTo(publishAt, second)
    expect(await shown(list, permalink)).toEqual(all(list, false))
    goTo(later, 0)
    expect(await shown(list, permalink)).toEqual(all(list, true))
  })

  test('no cache keeps the picture of a page for longer than the page', async () => {
    const { id, permalink } = await createNews(site)
    await editor().call(newsApi.publish, { body: { id, hideAt: inHours(1) } })
    const html = await (await site.request(`/en/${permalink}`)).text()
    const [, address = ''] =
      /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
    const headers = (await site.request(address)).headers
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})

describe('what a caller of the specified calls sees', () => {
  let item: NewsItem
  beforeEach(async () => {
    item = await createNews(site)
  })
  const isPublic = async () => (await site.request(`/api/news/site/byid/${item.id}`)).status === 200
  const put = (change: object) =>
    editor().call(newsApi.update, {
      body: { ...newsInput({ permalink: item.permalink }), id: item.id, ...change },
    })

  test('publish shows an item at once, whatever is scheduled', async () => {
    await put({ publishAt: inHours(1) })
    const published = await editor().call(newsApi.publish, { body: { id: item.id } })
    expect(published).not.toHaveProperty('publishAt')
    expect(Date.parse(published.publishedAt!)).toBeLessThanOrEqual(now())
    expect(await isPublic()).toBe(true)
  })

  test('publish and activate show again what a time has hidden', async () => {
    for (const call of [newsApi.publish, newsApi.activate]) {
      const hideAt = inHours(1)
      await editor().call(newsApi.publish, { body: { id: item.id, hideAt } })
      goTo(hideAt, 0)
      expect(await isPublic()).toBe(false)
      expect(await editor().call(call, { body: { id: item.id } })).not.toHaveProperty('hideAt')
      expect(await isPublic()).toBe(true)
    }
  })

  test('a PUT without the keys keeps the schedule, null clears it, and answers are in UTC', async () => {
    const stored = await put({ publishAt: '2031-05-01T09:00:00+02:00', hideAt: inHours(90_000) })
    expect(stored.publishAt).toBe('2031-05-01T07:00:00.000Z')
    expect(await put({})).toMatchObject({ publishAt: stored.publishAt, hideAt: stored.hideAt })
    const cleared = await put({ publishAt: null, hideAt: '' })
    expect([cleared.publishAt, cleared.hideAt]).toEqual([undefined, undefined])
  })

  test('hideAt is later than publishAt, also where a PUT brings one of them', async () => {
    const [early, late] = [inHours(1), inHours(2)]
    const refused = async (change: object) => {
      const error = await errorOf(put(change))
      return [error.code, fieldsOf(error)]
    }
    expect(await refused({ publishAt: late, hideAt: early })).toEqual([422, ['hideAt']])
    expect(await refused({ publishAt: late, hideAt: late })).toEqual([422, ['hideAt']])
    await put({ hideAt: early })
    expect(await refused({ publishAt: late })).toEqual([422, ['publishAt']])
    expect(await refused({ publishAt: '2031-05-01T09:00' })).toEqual([422, ['publishAt']])
  })

  test('the date of an article is that on which visitors could first read it', async () => {
    const publishAt = inHours(1)
    const publish = (body: object) =>
      editor().call(newsApi.publish, { body: { id: item.id, ...body } })
    expect((await publish({ publishAt })).publishedAt).toBe(publishAt)
    const moved = inHours(2)
    expect((await put({ publishAt: moved })).publishedAt).toBe(moved)
    const at = Date.parse((await put({ publishAt: null })).publishedAt!)
    expect(Math.abs(at - now())).toBeLessThan(60 * second)
  })
})

describe('the state of a management list', () => {
  const ids = { draft: '', later: '', soon: '', ending: '', over: '', hidden: '' }
  beforeAll(async () => {
    const language = 'it'
    const publish = async (more: object = {}) => {
      const { id } = await createNews(site, { language })
      await editor().call(newsApi.publish, { body: { id, ...more } })
      return id
    }
    ids.draft = (await createNews(site, { language, publishAt: inHours(1) })).id
    ids.later = await publish({ publishAt: inHours(9) })
    ids.soon = await publish({ publishAt: inHours(3), hideAt: inHours(12) })
    const hideAt = inHours(1)
    ids.over = await publish({ hideAt })
    goTo(hideAt, 0)
    ids.ending = await publish({ hideAt: inHours(5) })
    ids.hidden = await publish({ publishAt: inHours(1) })
    await editor().call(newsApi.deactivate, { body: { id: ids.hidden } })
  })
  const list = async (query: object) =>
    Object.keys(await editor().call(newsApi.list, { query: { language: 'it', ...query } })).map(
      (id) => Object.entries(ids).find(([, one]) => one === id)?.[0],
    )

  test('scheduled are those that the clock shows or hides, the next first', async () => {
    expect(await list({ state: 'scheduled' })).toEqual(['soon', 'ending', 'later'])
    const [first, ...rest] = [await list({ state: 'scheduled', limit: 1 }), 'ending', 'later']
    expect(first).toEqual(['soon'])
    expect(await list({ state: 'scheduled', limit: 2, after: ids.soon })).toEqual(rest)
  })

  test('published are those that visitors see, hidden those that they no longer see', async () => {
    expect(await list({ state: 'published' })).toEqual(['ending'])
    expect(new Set(await list({ state: 'hidden' }))).toEqual(new Set(['hidden', 'over']))
    expect(await list({ state: 'draft' })).toEqual(['draft'])
  })
})
