import { beforeAll, describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { countManaged } from '@repo/platform/content/server/lists/counts.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { statuses } from '@repo/platform/content/status.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { languagesApi } from '@repo/platform/content/languages-contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { news } from '#src/features/news/server/service.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import { createDocument, createMedia, createNews, newsInput } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { walksOf } from '@repo/platform/testing/query-plan.ts'

const site = useProduct()
const editor = () => site.as('editor')

type Query = Partial<
  Record<'view' | 'behind' | 'missing' | 'state' | 'category' | 'search', string>
>

/** The titles that a list of news has. */
async function titles(query: Query & { language?: Lang; sort?: string }): Promise<string[]> {
  const parameters = new URLSearchParams({ sort: 'title', ...query })
  const response = await site.request(`/api/news?${parameters}`, { as: 'viewer' })
  expect(response.status).toBe(200)
  const items = Object.values((await response.json()) as Record<string, { title: string }>)
  expect(Number(response.headers.get('x-total-count'))).toBe(items.length)
  return items.map(({ title }) => title)
}

/** `A` in three languages, the German one outdated; `B` in two, the French one a draft; `C` alone. */
beforeAll(async () => {
  const make = async (title: string, language: Lang, change: object = {}) => {
    // Each in words of its own: what a translation has word for word is outdated.
    const item = await createNews(site, { title, language, content: `<p>${title}</p>`, ...change })
    if (!change || !('draft' in change)) await publish(item.id)
    return item
  }
  const publish = (id: string) => editor().call(newsApi.publish, { body: { id } })
  const a = await make('A en', 'en')
  await make('A de forklift', 'de', { counterpartOf: a.id })
  const body = {
    ...newsInput({ title: 'A en new', content: '<p>A en</p>', permalink: a.permalink }),
    id: a.id,
  }
  await editor().call(newsApi.update, { body })
  await make('A fr', 'fr', { counterpartOf: a.id })
  const b = await make('B de', 'de', { categories: ['Safety'] })
  await createNews(site, {
    title: 'B fr',
    language: 'fr',
    content: '<p>B fr</p>',
    counterpartOf: b.id,
  })
  await make('C pt forklift', 'pt')
})

describe('the list of news', () => {
  test.each<[Query & { language?: Lang }, string[]]>([
    [{}, ['A de forklift', 'A en new', 'A fr', 'B de', 'B fr', 'C pt forklift']],
    [{ view: 'family' }, ['A en new', 'B de', 'C pt forklift']],
    [{ view: 'family', language: 'fr' }, ['A fr', 'B fr']],
    [{ search: 'forklift' }, ['A de forklift', 'C pt forklift']],
    [{ search: 'forklift', language: 'pt' }, ['C pt forklift']],
    [{ search: 'forklift', missing: 'de' }, ['C pt forklift']],
    [{ view: 'family', search: 'forklift' }, ['A de forklift', 'C pt forklift']],
    [{ view: 'family', state: 'draft' }, ['B fr']],
    [{ view: 'family', missing: 'de' }, ['C pt forklift']],
    [{ missing: 'en' }, ['B de', 'B fr', 'C pt forklift']],
    [{ behind: 'de' }, ['A de forklift']],
    [{ behind: 'fr' }, []],
    [{ behind: 'any' }, ['A de forklift']],
    [{ view: 'family', behind: 'any' }, ['A de forklift']],
    [{ category: 'Safety' }, ['B de']],
  ])('with %o, of which a part tells the number of all', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
    const part = await editor().list(newsApi.list, { query: { ...query, limit: 1 } as object })
    expect(part.total).toBe(expected.length)
  })

  test.each(['item', 'family'])('tells by %s how many a search has found', async (view) => {
    const query = `search=forklift&limit=1${view === 'family' ? '&view=family' : ''}`
    const response = await site.request(`/api/news?${query}`, { as: 'viewer' })
    expect(response.headers.get('x-total-count')).toBe('2')
  })

  test('goes on after an item group by group', async () => {
    const query = { view: 'family', sort: 'title', limit: 2 } as const
    const first = await editor().list(newsApi.list, { query })
    expect(first.total).toBe(3)
    const rest = await editor().list(newsApi.list, { query: { ...query, after: first.next! } })
    expect(Object.values(rest.items).map(({ title }) => title)).toEqual(['C pt forklift'])
    expect(rest).not.toHaveProperty('next')
  })

  test('a query that it does not know is 422', async () => {
    for (const query of ['view=tree', 'behind=ro', 'missing=any', 'state=gone'])
      expect((await site.request(`/api/news?${query}`, { as: 'viewer' })).status).toBe(422)
  })
})

describe('the counts of the list of news', () => {
  const counts = async (query: object) => site.as('viewer').call(newsApi.counts, { query })

  test.each<[Query & { language?: Lang }]>([
    [{}],
    [{ view: 'family' }],
    [{ language: 'fr' }],
    [{ view: 'family', language: 'fr' }],
    [{ search: 'forklift' }],
    [{ view: 'family', search: 'forklift' }],
    [{ search: 'nothing of that kind' }],
    [{ view: 'family', search: 'nothing of that kind' }],
    [{ behind: 'any' }],
    [{ view: 'family', missing: 'de' }],
    [{ category: 'Safety' }],
  ])('with %o are the lengths of the lists by status', async (query) => {
    const lengths = statuses.map(async (state) => [
      state,
      (await titles({ ...query, state })).length,
    ])
    expect(await counts(query)).toEqual({
      all: (await titles(query)).length,
      ...Object.fromEntries(await Promise.all(lengths)),
    })
  })

  test('have one that is public and will be hidden among the published and the scheduled', async () => {
    const { id } = await createNews(site, { title: 'D it', language: 'it' })
    const body = { id, hideAt: '2099-01-01T00:00:00Z' }
    await editor().call(newsApi.publish, { body })
    const of = { all: 1, published: 1, changed: 0, draft: 0, hidden: 0, scheduled: 1 }
    expect(await counts({ language: 'it' })).toEqual(of)
    await editor().call(newsApi.deactivate, { body: { id } })
    const hidden = { all: 1, published: 0, changed: 0, draft: 0, hidden: 1, scheduled: 0 }
    expect(await counts({ language: 'it', view: 'family' })).toEqual(hidden)
    await editor().call(newsApi.remove, { params: { id } })
  })

  test('are one query, which on SQLite walks an index and reads no item', async () => {
    const { platform } = site.product
    const { db } = platform.store
    for (const view of [undefined, 'family'] as const) {
      const queries = await queriesOf(db, () =>
        countManaged(platform.store, news, { view }, { viewing: viewingOf(platform), where: [] }),
      )
      expect(queries).toHaveLength(1)
      if (isPostgres(db)) continue
      const walks = await walksOf(db, 'news', queries[0]!)
      expect(walks).toEqual([expect.stringContaining('USING COVERING INDEX')])
    }
  })

  test('take no page, order or status', async () => {
    for (const query of ['limit=1', 'sort=title', 'state=draft', 'ids=a', 'view=tree'])
      expect((await site.request(`/api/news/counts?${query}`, { as: 'viewer' })).status).toBe(422)
  })
})

describe('who was the last to change an item', () => {
  test('chooses items, counts and groups of every type', async () => {
    const own = await editor().call(accountApi.get, {})
    const item = await createDocument(site, { title: 'Changed' })
    const changedBy = own.id
    const found = async () =>
      Object.keys(await site.as('viewer').call(documentsApi.list, { query: { changedBy } }))
    expect(await found()).toContain(item.id)
    await site.as('admin').call(documentsApi.activate, { body: { id: item.id } })
    expect(await found()).not.toContain(item.id)
    const admin = await site.as('admin').call(accountApi.get, {})
    const query = { changedBy: admin.id } as const
    expect(Object.keys(await editor().call(documentsApi.list, { query }))).toEqual([item.id])
    const counted = { all: 1, published: 1, changed: 0, hidden: 0, scheduled: 0 }
    expect(await editor().call(documentsApi.counts, { query })).toEqual(counted)
    const byGroup = { ...query, view: 'family' } as const
    expect(await editor().call(documentsApi.counts, { query: byGroup })).toEqual(counted)
    expect(await editor().call(documentsApi.list, { query: { changedBy: 'nobody' } })).toEqual({})
    const names = await site.as('viewer').call(documentsApi.changers, {})
    expect(names).toEqual(
      [own, admin]
        .map(({ id, name }) => ({ id, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    )
    await editor().call(documentsApi.remove, { params: { id: item.id } })
  })

  test('chooses groups of all types in one list', async () => {
    const { id: changedBy } = await site.as('admin').call(accountApi.get, {})
    const [item, document] = [await createNews(site), await createDocument(site)]
    const found = async () =>
      Object.keys(await site.as('viewer').call(languagesApi.list, { query: { changedBy } }))
    expect(await found()).not.toContain(item.id)
    await site.as('admin').call(newsApi.publish, { body: { id: item.id } })
    await site.as('admin').call(documentsApi.activate, { body: { id: document.id } })
    expect(await found()).toEqual(expect.arrayContaining([item.id, document.id]))
    await editor().call(documentsApi.deactivate, { body: { id: document.id } })
    expect(await found()).not.toContain(document.id)
    const [people, ...ofTypes] = await Promise.all(
      [languagesApi, newsApi, documentsApi, mediaApi].map(({ changers }) =>
        site.as('viewer').call(changers, {}),
      ),
    )
    const ids = ofTypes.flat().map(({ id }) => id)
    expect(ids).toContain(changedBy)
    expect(people!.map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted())
    await editor().call(newsApi.remove, { params: { id: item.id } })
    await editor().call(documentsApi.remove, { params: { id: document.id } })
  })
})

test('documents and media have the same filters, and an order by title', async () => {
  const sheet = await createDocument(site, { title: 'b sheet' })
  await createDocument(site, { title: 'Sheet', language: 'de', counterpartOf: sheet.id })
  await createDocument(site, { title: 'A sheet' })
  await editor().call(documentsApi.activate, { body: { id: sheet.id } })
  const documents = async (query: object) =>
    Object.values(await editor().call(documentsApi.list, { query })).map(({ title }) => title)
  expect(await documents({ sort: 'title' })).toEqual(['A sheet', 'b sheet', 'Sheet'])
  expect(await documents({ view: 'family', sort: '-title' })).toEqual(['b sheet', 'A sheet'])
  expect(await documents({ state: 'published' })).toEqual(['b sheet'])
  expect(await documents({ state: 'hidden', missing: 'en' })).toEqual([])
  const film = await createMedia(site)
  const made = await createMedia(site, { language: 'it', counterpartOf: film.id })
  const media = await editor().call(mediaApi.list, { query: { view: 'family', missing: 'de' } })
  expect(Object.keys(media)).toEqual([film.id])
  expect(media[film.id]!.counterparts.it?.id).toBe(made.id)
})

test('the groups of all types are in one list, each with its items by language', async () => {
  const list = async (query: object) =>
    Object.values(await site.as('viewer').call(languagesApi.list, { query }))
  const all = await list({})
  const seen = new Set(all.map(({ type }) => type))
  expect(seen).toEqual(new Set(['news', 'documents', 'media']))
  expect(all.map(({ updatedAt }) => updatedAt)).toEqual(
    all.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a)),
  )
  const [late] = await list({ behind: 'de' })
  expect(late).toMatchObject({ type: 'news', title: 'A de forklift' })
  expect(late!.items).toMatchObject({ en: { title: 'A en new' }, de: { behind: 1 }, fr: {} })
  const missing = await list({ missing: 'fr', sort: 'title' })
  expect(missing.map(({ title }) => title)).toEqual([
    'A sheet',
    'b sheet',
    'C pt forklift',
    'Placing anchors',
  ])
  expect((await list({ search: 'forklift', type: 'news' })).map(({ type }) => type)).toEqual([
    'news',
    'news',
  ])
  const found = await editor().list(languagesApi.list, { query: { search: 'forklift', limit: 1 } })
  expect(found.total).toBe(2)
  const first = await editor().list(languagesApi.list, { query: { limit: 2, sort: 'title' } })
  const query = { limit: 2, sort: 'title', after: first.next! } as const
  const next = await editor().list(languagesApi.list, { query })
  expect([first.total, next.total]).toEqual([all.length, all.length])
  const ids = [...Object.keys(first.items), ...Object.keys(next.items)]
  expect(new Set(ids).size).toBe(4)
})
