import { describe, expect, test } from 'vitest'
import { problem, type Problem } from '@repo/platform/rest/problem.ts'
import { sampleCalls } from '#tests/support/calls.ts'
import { endpoints, nameOf } from '#tests/support/make-call.ts'
import { demoRequest, newsInput } from '#tests/support/factories.ts'
import { type Caller, useProduct } from '#tests/support/product.ts'

const site = useProduct()

interface RuleError {
  method?: string
  path?: string
  as?: Caller
  headers?: Record<string, string>
  body?: string
}

async function send({ method = 'POST', path = '/api/news', as = 'editor', ...rest }: RuleError) {
  const headers = { 'content-type': 'application/json', ...rest.headers }
  for (const [name, value] of Object.entries(headers))
    if (value === '') delete headers[name as never]
  const body = method === 'GET' || method === 'HEAD' ? undefined : rest.body
  return site.request(path, { method, as, headers, body })
}

/** The answer of a failed call, checked for its shape and for what must not be in it. */
async function error(request: RuleError) {
  const response = await send(request)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await response.text()
  expect(text).not.toMatch(/\bat \w+ \(|node_modules|select |insert |FST_|SQLITE|\/src\//i)
  const body = problem.strict().parse(JSON.parse(text))
  expect(body.status).toBe(response.status)
  return { ...body, headers: response.headers }
}

const valid = () => JSON.stringify(newsInput())
const foreign = { origin: 'https://evil.example' }
const long = JSON.stringify({ title: 'x'.repeat(4_200_000) })

describe('each check runs before those that follow it', () => {
  const later = { headers: { ...foreign, 'content-type': 'text/plain' }, body: '{' }
  test.each<[string, number, RuleError]>([
    ['an unknown address', 404, { ...later, path: '/api/nothing', as: 'visitor' }],
    ['a method that it does not take', 405, { ...later, method: 'DELETE', as: 'visitor' }],
    ['a foreign origin', 403, { ...later, as: 'visitor' }],
    ['no session', 401, { as: 'visitor', headers: { 'content-type': 'text/plain' }, body: '{' }],
    ['no permission', 403, { as: 'viewer', headers: { 'content-type': 'text/plain' }, body: '{' }],
    ['the content type', 415, { headers: { 'content-type': 'text/plain' }, body: long }],
    ['the size', 413, { body: `{${long}` }],
    ['what is no JSON', 400, { body: '{' }],
    ['the fields', 422, { body: '{}' }],
    ['nothing', 201, {}],
  ])('%s: %i', async (_, status, request) => {
    if (status === 201) {
      expect((await send({ body: valid() })).status).toBe(201)
      return
    }
    expect((await error(request)).status).toBe(status)
  })
})

describe('an address that does not take the method', () => {
  test.each([
    ['DELETE', '/api/news', 'GET, HEAD, POST, PUT'],
    ['PATCH', '/api/news', 'GET, HEAD, POST, PUT'],
    ['OPTIONS', '/api/news', 'GET, HEAD, POST, PUT'],
    ['PATCH', '/sessions', 'POST, GET, HEAD'],
    ['GET', '/api/news/publish', 'PUT'],
    ['POST', '/api/news/site/en', 'GET, HEAD'],
  ])('%s %s names those that it takes: %s', async (method, path, allow) => {
    const { status, headers } = await error({ method, path, as: 'visitor' })
    expect([status, headers.get('allow')]).toEqual([405, allow])
  })
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/news/',
  '/api/news/id',
  '/api/x.html',
  '/api/%2e',
])('an unknown call is never answered with a page: %s', async (path) => {
  expect((await error({ method: 'GET', path })).status).toBe(404)
  expect((await error({ method: 'POST', path, body: '{}' })).status).toBe(404)
})

test('HEAD answers as GET does, without a body', async () => {
  const response = await site.request('/api/news/site/en', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('x-total-count')).toBe('0')
})

describe('the origin of a request that changes something', () => {
  const cookie = { cookie: 'session=anything' }
  test.each<[string, Record<string, string>, number]>([
    ['null', { origin: 'null' }, 403],
    ['another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['own, but fetched across sites', { 'sec-fetch-site': 'cross-site' }, 403],
    ['own, fetched within the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['own', {}, 200],
  ])('%s', async (_, headers, status) => {
    const path = '/api/newsletter/subscribe'
    const body = JSON.stringify({ email: 'reader@example.com' })
    const response = await send({ path, as: 'visitor', body, headers })
    expect(response.status).toBe(status)
  })

  test.each<[string, string, Record<string, string>, number]>([
    ['a call without a session', '/api/newsletter/subscribe', {}, 200],
    ['a public call, which ignores a session', '/api/newsletter/subscribe', cookie, 200],
    ['signing out with a session', '/sessions/logout', cookie, 403],
    ['signing in', '/sessions', {}, 403],
    ['signing out without a session', '/sessions/logout', {}, 204],
    [
      'the sign-in form',
      '/en/sign-in',
      { 'content-type': 'application/x-www-form-urlencoded' },
      403,
    ],
  ])('unnamed, %s', async (_, path, headers, status) => {
    const body = {
      '/api/newsletter/subscribe': '{"email":"reader@example.com"}',
      '/sessions': '{"email":"a@b.example","password":"x"}',
      '/sessions/logout': undefined,
      '/en/sign-in': 'form=sign-in&email=a@b.example&password=x',
    }[path]
    const type = body && { 'content-type': 'application/json' }
    const response = await fetch(site.url + path, {
      method: 'POST',
      body: body && Buffer.from(body),
      headers: { ...type, ...headers },
    })
    expect(response.status).toBe(status)
  })
})

test('a 401 expires the session cookie', async () => {
  const { status, headers } = await error({ method: 'GET', headers: { cookie: 'session=old' } })
  expect(status).toBe(401)
  expect(headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/)
})

describe('content types', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'title=a'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['multipart/form-data', '--x--'],
    ['text/plain', '{}'],
    ['application/xml', '<a/>'],
    ['application/jsonx', '{}'],
    ['nonsense', '{}'],
  ])('%s is not taken', async (type, body) => {
    expect((await error({ headers: { 'content-type': type }, body })).status).toBe(415)
  })
  test('a missing one is 415, with or without a body', async () => {
    const headers = { origin: site.url, cookie: '' }
    for (const body of [Buffer.from('{}'), undefined]) {
      const path = `${site.url}/api/service/requestdemo`
      const response = await fetch(path, { method: 'POST', body, headers })
      expect(response.status).toBe(415)
    }
  })
  test('JSON with a charset is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await send({ headers, body: valid() })).status).toBe(201)
  })
})

describe('bodies', () => {
  const own = valid().slice(1)
  test.each([
    ['empty', '', 400],
    ['cut off', '{"title":', 400],
    ['polluting a prototype', `{"__proto__":{"admin":true},${own}`, 400],
    ['polluting a constructor', `{"constructor":{"prototype":{"admin":true}},${own}`, 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['text', '"text"', 422],
    ['an unknown key', `{"published":true,${own}`, 422],
    ['a wrong type', `{${own.replace(/"title":"[^"]+"/, '"title":1')}`, 422],
    ['over-long text', JSON.stringify(newsInput({ title: 'x'.repeat(201) })), 422],
    ['an unknown language', JSON.stringify(newsInput({ language: 'ro' })), 422],
    ['a file that does not exist', JSON.stringify(newsInput({ featuredImageId: 'x' })), 422],
  ])('%s', async (_, body, status) => {
    expect((await error({ body })).status).toBe(status)
  })

  test('all errors of the fields are named, with their rules', async () => {
    const body = JSON.stringify(
      demoRequest({ name: ' ', email: 'x', phone: '0'.repeat(41), more: 1 }),
    )
    const { fields } = await error({ path: '/api/service/requestdemo', body })
    expect(fields?.map(({ field, rule }) => `${field}: ${rule}`).toSorted()).toEqual([
      'email: format',
      'more: unknown',
      'name: min',
      'phone: max',
    ])
  })

  test.each(['?unknown=1', '?limit=0', '?limit=201', '?limit=x', '?search=a&search=b'])(
    'the query is held to its schema: %s',
    async (query) => {
      expect((await error({ method: 'GET', path: `/api/news${query}` })).status).toBe(422)
    },
  )

  test.each(endpoints.filter(({ list }) => list).map((call) => [call.path, call] as const))(
    'a page after an item that there is not: %s',
    async (_, call) => {
      const { params } = (await sampleCalls(() => site)[nameOf(call)]?.send?.('admin')) ?? {}
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '')
      for (const after of ['unknown', '~unknown']) {
        const response = await site.request(`${path}?limit=2&after=${after}`, { as: 'admin' })
        expect(response.status).toBe(422)
        const { fields } = (await response.json()) as Problem
        expect(fields).toMatchObject([{ field: 'after', rule: 'unknown' }])
      }
    },
  )
})
