import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#src/api.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import {
  createNews,
  demoRequest,
  newsInput,
  outboxEntry,
  publishNews,
} from '#tests/support/factories.ts'
import { formOf, pdf, upload } from '#tests/support/library.ts'
import {
  emailOf,
  password,
  startProduct,
  type Caller,
  type TestProduct,
} from '#tests/support/product.ts'

let site: TestProduct
beforeAll(async () => {
  site = await startProduct()
})
afterAll(() => site.close())

const callers = ['visitor', 'viewer', 'sales', 'editor', 'admin'] as const
const everybody: readonly Caller[] = callers
const signedIn: readonly Caller[] = ['viewer', 'sales', 'editor', 'admin']
const newsReaders: readonly Caller[] = ['viewer', 'editor', 'admin']
const editors: readonly Caller[] = ['editor', 'admin']
const sellers: readonly Caller[] = ['sales', 'admin']
const admins: readonly Caller[] = ['admin']

interface Row {
  who: readonly Caller[]
  /** The parameters, the query and the body of a request that nothing but the permission can fail. */
  send?: () => Promise<{ params?: Record<string, string>; query?: string; body?: unknown }>
}

const documentId = async () => ({ body: { id: (await createDocument(site)).id } })
const mediaId = async () => ({ body: { id: (await createMedia(site)).id } })
const draft = async () => ({ body: { id: (await createNews(site)).id } })
const lead = async () => {
  const options = { method: 'POST', body: JSON.stringify(demoRequest()), headers: json }
  const response = await site.request('/api/service/requestdemo', options)
  return { params: (await response.json()) as { id: string } }
}
const json = { 'content-type': 'application/json' }

const table: Record<string, Row> = {
  'GET /account': { who: signedIn },
  'PUT /account': { who: signedIn, send: async () => ({ body: { dateLocale: 'de-DE' } }) },
  'POST /sessions': {
    who: everybody,
    send: async () => ({ body: { email: emailOf('viewer'), password } }),
  },
  'GET /api/news': { who: newsReaders },
  'GET /api/news/id/:id': {
    who: newsReaders,
    send: async () => ({ params: { id: (await createNews(site)).id } }),
  },
  'POST /api/news': { who: editors, send: async () => ({ body: newsInput() }) },
  'PUT /api/news': {
    who: editors,
    send: async () => ({ body: newsInput({ id: (await createNews(site)).id }) }),
  },
  'DELETE /api/news/delete/id/:id': {
    who: editors,
    send: async () => ({ params: { id: (await createNews(site)).id } }),
  },
  'PUT /api/news/publish': { who: editors, send: draft },
  'PUT /api/news/activate': { who: editors, send: draft },
  'PUT /api/news/deactivate': { who: editors, send: draft },
  'GET /api/news/site/:lang': { who: everybody, send: async () => ({ params: { lang: 'en' } }) },
  'GET /api/news/site/byid/:id': {
    who: everybody,
    send: async () => ({ params: { id: (await publishNews(site)).id } }),
  },
  'GET /api/news/site/bypermalink/:permalink': {
    who: everybody,
    send: async () => ({ params: { permalink: (await publishNews(site)).permalink } }),
  },
  'GET /api/news/site/categories/:lang': {
    who: everybody,
    send: async () => ({ params: { lang: 'en' } }),
  },
  'GET /api/documents': { who: newsReaders },
  'GET /api/documents/id/:id': {
    who: newsReaders,
    send: async () => ({ params: { id: (await createDocument(site)).id } }),
  },
  'POST /api/documents': {
    who: editors,
    send: async () => ({ body: await documentInput(site) }),
  },
  'PUT /api/documents': {
    who: editors,
    send: async () => {
      const { id, documentId } = await createDocument(site)
      return { body: { ...(await documentInput(site, { documentId })), id } }
    },
  },
  'DELETE /api/documents/delete/id/:id': {
    who: editors,
    send: async () => ({ params: { id: (await createDocument(site)).id } }),
  },
  'PUT /api/documents/activate': { who: editors, send: documentId },
  'PUT /api/documents/deactivate': { who: editors, send: documentId },
  'GET /api/documents/site/:lang': {
    who: everybody,
    send: async () => ({ params: { lang: 'en' } }),
  },
  'GET /api/media': { who: newsReaders },
  'GET /api/media/id/:id': {
    who: newsReaders,
    send: async () => ({ params: { id: (await createMedia(site)).id } }),
  },
  'POST /api/media': { who: editors, send: async () => ({ body: mediaInput() }) },
  'PUT /api/media': {
    who: editors,
    send: async () => ({ body: mediaInput({ id: (await createMedia(site)).id }) }),
  },
  'DELETE /api/media/delete/id/:id': {
    who: editors,
    send: async () => ({ params: { id: (await createMedia(site)).id } }),
  },
  'PUT /api/media/activate': { who: editors, send: mediaId },
  'PUT /api/media/deactivate': { who: editors, send: mediaId },
  'GET /api/media/site/:lang': { who: everybody, send: async () => ({ params: { lang: 'en' } }) },
  'POST /api/service/requestdemo': {
    who: everybody,
    send: async () => ({ body: demoRequest() }),
  },
  'GET /api/leads': { who: sellers },
  'GET /api/leads/id/:id': { who: sellers, send: lead },
  'PUT /api/leads/state': {
    who: sellers,
    send: async () => ({ body: { ...(await lead()).params, state: 'closed' } }),
  },
  'PUT /api/leads/note': {
    who: sellers,
    send: async () => ({ body: { ...(await lead()).params, note: 'Called' } }),
  },
  'GET /api/leads/export': { who: sellers },
  'GET /api/outbox': { who: ['admin'] },
  'GET /api/outbox/id/:id': {
    who: ['admin'],
    send: async () => ({ params: { id: await outboxEntry(site, 'sent') } }),
  },
  'PUT /api/outbox/retry': {
    who: ['admin'],
    send: async () => ({ body: { id: await outboxEntry(site, 'failed') } }),
  },
  'PUT /api/outbox/replay': {
    who: ['admin'],
    send: async () => ({ body: { id: await outboxEntry(site, 'sent') } }),
  },
  'POST /api/newsletter/subscribe': {
    who: everybody,
    send: async () => ({ body: { email: 'reader@example.com' } }),
  },
  'POST /api/newsletter/unsubscribe': {
    who: everybody,
    send: async () => ({ query: '?token=unknown' }),
  },
  'GET /api/newsletter/subscriptions': { who: sellers },
  'GET /api/newsletter/subscriptions/export': { who: sellers },
  'GET /api/personal-data': {
    who: admins,
    send: async () => ({ query: '?email=nobody@example.com' }),
  },
  'POST /api/personal-data/erase': {
    who: admins,
    send: async () => ({ body: { email: 'nobody@example.com' } }),
  },
  'GET /api/library': { who: newsReaders },
  'POST /api/library/file': { who: editors, send: async () => ({ body: formOf({ file: pdf() }) }) },
  'PUT /api/library/file': {
    who: editors,
    send: async () => ({ body: { id: (await upload(site, pdf())).id, alt: { en: 'A rack' } } }),
  },
  'DELETE /api/library/file/delete/id/:id': {
    who: editors,
    send: async () => ({ params: { id: (await upload(site, pdf())).id } }),
  },
  'POST /api/calculator/run': { who: signedIn, send: async () => ({ body: roiInput() }) },
  'POST /api/calculator': { who: sellers, send: async () => ({ body: roiInput() }) },
  'GET /api/calculator': { who: sellers },
  'GET /api/calculator/id/:id': {
    who: sellers,
    send: async () => ({ params: { id: (await createRun(site)).id } }),
  },
  'PUT /api/calculator': {
    who: sellers,
    send: async () => ({ body: { id: (await createRun(site)).id, name: 'Second hall' } }),
  },
  'DELETE /api/calculator/delete/id/:id': {
    who: sellers,
    send: async () => ({ params: { id: (await createRun(site)).id } }),
  },
  'GET /api/service/ipinfo': { who: everybody },
  // Last: it ends the caller's session.
  'POST /sessions/logout': { who: everybody },
}

const endpoints = Object.values(api).flatMap((calls): Endpoint[] => Object.values<Endpoint>(calls))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every call of the contract stands in the table, and nothing else', () => {
  expect(Object.keys(table).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

describe.each(Object.entries(table))('%s', (name, { who, send }) => {
  test.each(callers)('as %s', async (caller) => {
    const endpoint = endpoints.find((one) => nameOf(one) === name)!
    const { params = {}, query = '', body } = (await send?.()) ?? {}
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')
    const response = await site.request(path + query, {
      as: caller,
      method: endpoint.method,
      ...(body instanceof FormData && { body }),
      ...(body !== undefined &&
        !(body instanceof FormData) && { body: JSON.stringify(body), headers: json }),
    })
    const refused = caller === 'visitor' ? 401 : 403
    const expected = who.includes(caller) ? (endpoint.status ?? 200) : refused
    expect([response.status, await response.text()]).toEqual([expected, expect.anything()])
  })
})

test('a signed-in account without the permission stays signed in', async () => {
  const again = await startProduct()
  const response = await again.request('/api/leads', { as: 'viewer' })
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect((await again.request('/account', { as: 'viewer' })).status).toBe(200)
  await again.close()
})
