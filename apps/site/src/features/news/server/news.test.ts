import { describe, expect, test } from 'vitest'
import { newsApi, type NewsItem } from '../contract.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { fieldErrorsOf } from '@repo/platform/rest/call-error.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

let made = 0
const article = (change: object = {}) => ({
  language: 'en' as const,
  title: 'Forklifts in narrow aisles',
  permalink: `article-${(made += 1)}`,
  content: '<p>Anchors above the racks.</p>',
  categories: ['Planning'],
  ...change,
})
const create = (change: object = {}): Promise<NewsItem> =>
  site.as('editor').call(newsApi.create, { body: article(change) })
const publish = (id: string) => site.as('editor').call(newsApi.publish, { body: { id } })

describe('writing', () => {
  test('a new item is an active draft with its times and version', async () => {
    const item = await create({ title: '  Padded ', categories: ['A', 'A', 'B'] })
    expect(item).toMatchObject({
      title: 'Padded',
      published: false,
      active: true,
      version: 1,
      categories: ['A', 'B'],
      featuredImageId: null,
      publishedAt: null,
    })
    expect(item.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await site.as('viewer').call(newsApi.get, { params: { id: item.id } })).toEqual(item)
  })

  test('PUT replaces all fields; an absent optional one is cleared', async () => {
    const item = await create()
    const { id, language, title, permalink } = item
    const changed = await site
      .as('editor')
      .call(newsApi.update, { body: { id, language, title, permalink } })
    expect(changed).toMatchObject({ content: '', categories: [], version: 2 })
  })

  test('publish, activate and deactivate are idempotent and answer the item', async () => {
    const { id } = await create()
    const first = await publish(id)
    expect(first).toMatchObject({ published: true, version: 2 })
    expect(await publish(id)).toEqual(first)
    const hidden = await site.as('editor').call(newsApi.deactivate, { body: { id } })
    expect(hidden).toMatchObject({ active: false, published: true })
    expect(await site.as('editor').call(newsApi.deactivate, { body: { id } })).toEqual(hidden)
    expect(await site.as('editor').call(newsApi.activate, { body: { id } })).toMatchObject({
      active: true,
    })
  })

  test('delete answers the id; a second one is 404', async () => {
    const { id } = await create()
    expect(await site.as('editor').call(newsApi.remove, { params: { id } })).toEqual({ id })
    expect(await errorOf(site.as('editor').call(newsApi.remove, { params: { id } }))).toMatchObject(
      {
        code: 404,
        errorCode: 'NOT_FOUND',
      },
    )
  })

  test('rich text keeps the allowed elements; the others are removed and named', async () => {
    const item = await create({
      content:
        '<h2 onclick="x()">T</h2><p>a<script>alert(1)</script> <a href="javascript:alert(1)" onclick="x">b</a> <a href="https://iso.org">c</a></p><iframe src="//x"></iframe><img src=x onerror=y><div>kept text</div>',
    })
    expect(item.content).toBe(
      '<h2>T</h2><p>a <a>b</a> <a href="https://iso.org">c</a></p>kept text',
    )
    expect(item.warnings).toEqual(['div', 'iframe', 'img', 'script'])
    const again = await site.as('editor').call(newsApi.get, { params: { id: item.id } })
    expect(again.warnings).toBeUndefined()
  })

  test('code samples keep their text', async () => {
    const { content } = await create({ content: '<pre><code>{ "x": 1 &lt; 2 }\n</code></pre>' })
    expect(content).toBe('<pre><code>{ "x": 1 &lt; 2 }\n</code></pre>')
  })

  test('content that is too long is rejected, not cut', async () => {
    const error = await errorOf(create({ content: `<p>${'x'.repeat(500_000)}</p>` }))
    expect(error).toMatchObject({ code: 422, errorCode: 'INVALID_FIELDS' })
    expect(fieldErrorsOf(error)).toMatchObject([{ field: 'content', rule: 'max' }])
  })
})

describe('permalinks', () => {
  test('a taken one is 409 with a free proposal', async () => {
    const { permalink } = await create()
    const error = await errorOf(create({ permalink, language: 'de' }))
    expect(error).toMatchObject({ code: 409, errorCode: 'PERMALINK_TAKEN' })
    const { proposal } = error.error as { proposal?: string }
    expect(proposal).toMatch(/^[a-z0-9-]+$/)
    expect(await create({ permalink: proposal })).toMatchObject({ permalink: proposal })
  })

  test.each(['news', 'request-demo', 'pricing'])(
    'a page name is reserved: %s',
    async (permalink) => {
      expect(await errorOf(create({ permalink }))).toMatchObject({ errorCode: 'PERMALINK_TAKEN' })
    },
  )

  test('of two concurrent writers one gets it', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => create({ permalink: 'the-same' })),
    )
    const codes = results.map((r) =>
      r.status === 'fulfilled' ? 201 : (r.reason as CallError).code,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })

  test('changing one of a published item leaves a redirect, without chains or loops', async () => {
    const item = await create({ permalink: 'first-name' })
    await publish(item.id)
    const rename = (permalink: string) =>
      site.as('editor').call(newsApi.update, { body: article({ id: item.id, permalink }) as never })
    await rename('second-name')
    await rename('third-name')
    for (const old of ['first-name', 'second-name']) {
      const response = await site.request(`/en/${old}`)
      expect([response.status, response.headers.get('location')]).toEqual([301, '/en/third-name'])
    }
    await rename('first-name')
    expect((await site.request('/en/first-name')).status).toBe(200)
    expect((await site.request('/en/third-name')).headers.get('location')).toBe('/en/first-name')
    expect(await errorOf(create({ permalink: 'second-name' }))).toMatchObject({ code: 409 })
  })
})

test('a stale version is 409 with the current item, and nothing is overwritten', async () => {
  const item = await create()
  const body = { ...article({ permalink: item.permalink }), id: item.id, version: 1 }
  const current = await site.as('editor').call(newsApi.update, { body })
  const error = await errorOf(
    site.as('editor').call(newsApi.update, { body: { ...body, title: 'Later' } }),
  )
  expect(error).toMatchObject({ code: 409, errorCode: 'STALE_VERSION', error: { current } })
  expect(await site.as('editor').call(newsApi.get, { params: { id: item.id } })).toEqual(current)
})

describe('the management list', () => {
  test('is whole without parameters, last change first, without content, keyed by id', async () => {
    const [a, b] = [await create(), await create()]
    await publish(a.id)
    const { items, total, next } = await site.as('viewer').list(newsApi.list, { query: {} })
    expect(Object.keys(items).slice(0, 2)).toEqual([a.id, b.id])
    expect(Object.keys(items)).toHaveLength(total)
    expect(items[a.id]).not.toHaveProperty('content')
    expect(next).toBeUndefined()
  })

  test.each(['title', '-title', '-updatedAt', 'publishedAt'] as const)(
    'pages without gaps or repeats, sorted by %s',
    async (sort) => {
      const whole = await site.as('viewer').list(newsApi.list, { query: { sort } })
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await site
          .as('viewer')
          .list(newsApi.list, { query: { sort, limit: 3, after } })
        seen.push(...Object.keys(page.items))
        after = page.next
      } while (after)
      expect(seen).toEqual(Object.keys(whole.items))
    },
  )

  test('is filtered by language, state and search', async () => {
    const item = await create({ language: 'de', title: 'Lieferkettenverträge geprüft' })
    const ids = async (query: object) =>
      Object.keys((await site.as('viewer').list(newsApi.list, { query })).items)
    expect(await ids({ language: 'de', state: 'draft' })).toContain(item.id)
    expect(await ids({ language: 'fr' })).not.toContain(item.id)
    expect(await ids({ state: 'published' })).not.toContain(item.id)
    expect(await ids({ search: 'Lieferkette' })).toContain(item.id)
    expect(await ids({ search: 'nothing at all like this' })).toEqual([])
  })
})
