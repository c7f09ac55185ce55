import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoRequest, createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { undecodableAddresses } from '@repo/platform/testing/undecodable-addresses.ts'

const site = useProduct()

const errorOf = async (response: Response) =>
  (await response.json()) as { errorCode: string; message: string }

/** A call as a program makes it, without `Origin`. */
const withoutOrigin = (path: string, { body, cookie }: { body?: object; cookie?: string }) =>
  fetch(site.url + path, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
  })

describe('a request without Origin', () => {
  test.each(['session=stale', ''])(
    'is taken by a public call, which ignores a session: %j',
    async (cookie) => {
      const body = demoRequest()
      const response = await withoutOrigin('/api/service/requestdemo', { body, cookie })
      expect(response.status).toBe(201)
    },
  )

  test.each<[string, object | undefined]>([
    ['/sessions', { email: 'a@example.com', password: 'x' }],
    ['/sessions/logout', undefined],
    ['/api/news', {}],
  ])('is told what is missing where it could be forged: %s', async (path, body) => {
    const cookie = site.cookie('editor')!
    const response = await withoutOrigin(path, { ...(body && { body }), cookie })
    expect(response.status).toBe(403)
    expect(await errorOf(response)).toMatchObject({
      errorCode: 'FOREIGN_ORIGIN',
      message: 'The request does not say which site it comes from. Send the Origin header.',
    })
  })
})

test.each(['/account/foo', '/account/', '/sessions/foo', '/sessions/id/a/b'])(
  'an unknown path below account and sessions is one answer for every method: %s',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await site.request(path, { method })
      expect([method, response.status]).toEqual([method, 404])
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
  },
)

test.each(undecodableAddresses)(
  'an address that cannot be decoded is “not found” in its language: %s',
  async (path) => {
    const response = await site.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}-`)
  },
)

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each(['/users', '/audit', '/users/id/x', '/audit/export'])(
  'a visitor’s window at an address of the staff’s calls goes to the home page: %s',
  async (path) => {
    // Plainly, as the document describes what programs are answered.
    const open = (cookie?: string) =>
      fetch(site.url + path, {
        headers: { ...asBrowser, ...(cookie && { cookie }) },
        redirect: 'manual',
      })
    const response = await open()
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    // A program, and staff who download.
    expect((await site.request(path)).status).toBe(401)
    expect((await open(site.cookie('admin'))).status).not.toBe(302)
  },
)

test.each(['utm_source=x', 'country=DE&a=1', 'country=1'])(
  'the prices of a location ignore unknown keys: %s',
  async (query) => {
    // Plainly, as the document does not describe what is ignored.
    expect((await fetch(`${site.url}/api/service/ipinfo?${query}`)).status).toBe(200)
  },
)

describe('a packed request', () => {
  test.each(['gzip', 'GZIP, gzip', 'br'])('is 415 before it is read: %s', async (encoding) => {
    const body = gzipSync(JSON.stringify(demoRequest()))
    const response = await fetch(`${site.url}/api/service/requestdemo`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'content-encoding': encoding,
        origin: site.url,
      },
    })
    expect(response.status).toBe(415)
    expect((await errorOf(response)).errorCode).toBe('UNSUPPORTED_MEDIA_TYPE')
  })

  test('that says it is not packed is taken', async () => {
    const headers = { 'content-encoding': 'identity' }
    const options = { method: 'POST', json: demoRequest(), headers }
    expect((await site.request('/api/service/requestdemo', options)).status).toBe(201)
  })
})

test('a list goes on after a hidden item as little as after one that does not exist', async () => {
  const { id: shown } = await publishNews(site)
  const { id: hidden } = await createNews(site)
  const after = async (id: string) => {
    const response = await site.request(`/api/news/site/en?limit=1&after=${id}`)
    const { requestId: _, ...answer } = (await response.json()) as Record<string, unknown>
    return [response.status, response.status === 200 || answer]
  }
  expect(await after(shown)).toEqual([200, true])
  expect(await after(hidden)).toEqual(await after('nobody'))
})

test('signing out clears what is cached, and neither texts that are kept nor the device', async () => {
  const response = await site.request('/sessions/logout', { as: 'viewer', method: 'POST' })
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
})
