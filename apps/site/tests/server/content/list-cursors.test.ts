import { beforeAll, expect, test } from 'vitest'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { createRun } from '#tests/support/calculator.ts'
import {
  createDocument,
  createMedia,
  outboxEntry,
  publishNews,
  requestDemo,
} from '#tests/support/factories.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { useProduct, type TestProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')

/** At least three rows in every list. */
beforeAll(async () => {
  for (const n of [1, 2, 3]) {
    const { id } = await publishNews(site, { title: `Article ${n}` })
    await upload(site, pdf(`Sheet ${n}.pdf`, 'x'.repeat(n * 10)))
    const sheet = await createDocument(site)
    await editor().call(documentsApi.activate, { body: { id: sheet.id } })
    const media = await createMedia(site)
    await site.request('/api/media/activate', {
      as: 'editor',
      method: 'PUT',
      json: { id: media.id },
    })
    await requestDemo(site, { company: `Company ${n}`, email: `ada@company-${n}.example` })
    await outboxEntry(site, 'sent')
    await createRun(site)
    const deleted = await publishNews(site, { title: `Deleted ${n}` })
    await editor().call(newsApi.remove, { params: { id: deleted.id } })
    await editor().call(newsApi.deactivate, { body: { id } })
    await editor().call(newsApi.activate, { body: { id } })
    site.advance(1_000)
  }
})

const get = (path: string, as?: Parameters<TestProduct['request']>[1]) => site.request(path, as)
const next = (response: Response) => /<(.*)>/.exec(response.headers.get('link') ?? '')?.[1]
const keys = async (response: Response) => Object.keys((await response.json()) as object)

const lists = [
  '/api/news',
  ...['updatedAt', '-updatedAt', 'title', '-title', 'publishedAt', '-publishedAt'].map(
    (sort) => `/api/news?sort=${sort}`,
  ),
  '/api/news/trash',
  '/api/news/site/en',
  '/api/documents',
  '/api/documents/site/en',
  '/api/media',
  '/api/media/site/en',
  '/api/content/families',
  '/api/content/families?sort=title',
  '/api/library',
  '/api/library?sort=size',
  '/api/library?sort=-name',
  '/api/leads',
  '/api/leads?sort=company',
  '/api/leads?sort=-createdAt',
  '/api/outbox',
  '/api/calculator',
  '/users',
  '/audit',
]

test.each(lists)('the Link header leads through the whole list: %s', async (path) => {
  const whole = await keys(await get(path, { as: 'admin' }))
  expect(whole.length).toBeGreaterThan(2)
  const seen: string[] = []
  const [start, query = ''] = path.split('?')
  let address: string | undefined = `${start}?${query}&limit=2`
  while (address) {
    const response: Response = await get(address, { as: 'admin' })
    expect(response.status).toBe(200)
    address = next(response)
    seen.push(...(await keys(response)))
  }
  // Reading the audit log is in the audit log.
  expect(path === '/audit' ? seen.slice(0, whole.length) : seen).toEqual(whole)
})

test('it leads on when the last article of the page has been deleted or changed', async () => {
  const whole = await keys(await get('/api/news', { as: 'editor' }))
  const first = await get('/api/news?limit=2', { as: 'editor' })
  const [, last] = await keys(first)
  await editor().call(newsApi.remove, { params: { id: last! } })
  expect(await keys(await get(next(first)!, { as: 'editor' }))).toEqual(whole.slice(2, 4))

  const gone = await get(`/api/news?limit=2&after=${last}`, { as: 'editor' })
  expect(gone.status).toBe(422)
  const { fields } = (await gone.json()) as Problem
  expect(fields).toEqual([
    {
      field: 'after',
      rule: 'unknown',
      message:
        'This is the id of an item that is deleted or unknown: read the list from its beginning, or follow the Link header.',
    },
  ])
})
