import { afterEach, describe, expect, test } from 'vitest'
import { openProduct } from '#src/product.ts'
import {
  externals,
  emailOf,
  password,
  startProduct,
  type TestProduct,
} from '#tests/support/product.ts'

const started: TestProduct[] = []
const start = async (environment: Record<string, string>) => {
  const product = await startProduct(environment)
  started.push(product)
  return product
}
afterEach(async () => {
  for (const product of started.splice(0)) await product.close()
})

const site = 'https://www.example.com'

const signIn = (product: TestProduct, headers: Record<string, string> = {}) =>
  product.request('/sessions', {
    method: 'POST',
    json: { email: emailOf('viewer'), password },
    headers,
  })

test.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'a folder with SQLite is served by one server',
  async () => {
    const { product } = await start({})
    const config = { ...product.platform.config, PORT: 0 }
    const second = openProduct(config, externals)
    await expect(second).rejects.toThrow(`is already in use by process ${process.pid}.`)
  },
)

describe('the cookie is as strict as the configuration allows', () => {
  const attributes = 'Max-Age=604800; Path=/; HttpOnly; SameSite=Lax'
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'one https origin',
      { PUBLIC_URL: site },
      new RegExp(`^__Host-session=.+; ${attributes}; Secure$`),
    ],
    [
      'another port of the same host',
      { PUBLIC_URL: site, ACCOUNT_URL: `${site}:8443` },
      new RegExp(`^__Host-session=.+; ${attributes}; Secure$`),
    ],
    [
      'another host of the site',
      { PUBLIC_URL: site, ACCOUNT_URL: 'https://a.example.com', COOKIE_DOMAIN: 'example.com' },
      new RegExp(`^__Secure-session=.+; ${attributes}; Secure; Domain=example.com$`),
    ],
    ['http', { PUBLIC_URL: 'http://site.local' }, new RegExp(`^session=.+; ${attributes}$`)],
  ])('%s', async (_, environment, expected) => {
    const product = await start(environment)
    const response = await signIn(product, { origin: environment.PUBLIC_URL! })
    expect(response.status).toBe(201)
    const cookie = response.headers.getSetCookie()[0]!
    expect(cookie).toMatch(expected)
    const headers = { cookie: cookie.split(';', 1)[0]! }
    expect((await product.request('/account', { headers })).status).toBe(200)
  })

  test('over https there is an HSTS header', async () => {
    const product = await start({ PUBLIC_URL: site })
    for (const path of ['/en', '/account', '/robots.txt'])
      expect((await product.request(path)).headers.get('strict-transport-security')).toContain(
        'max-age=',
      )
  })
})

describe('the account server alone', () => {
  test('answers its own calls and no other, never HTML', async () => {
    const product = await start({ SERVE: 'account' })
    expect((await product.request('/account', { as: 'viewer' })).status).toBe(200)
    expect((await signIn(product)).status).toBe(201)
    for (const path of ['/', '/en', '/api/news', '/backoffice', '/nothing']) {
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? '{' : undefined
        const headers = { 'content-type': 'application/json' }
        const response = await product.request(path, { as: 'admin', method, body, headers })
        expect([path, response.status]).toEqual([path, 404])
        expect(response.headers.get('content-type')).toContain('application/problem+json')
        expect(response.headers.get('content-security-policy')).toBeTruthy()
      }
    }
    const wrong = await product.request('/account', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT'])
  })
})

describe('the site server alone', () => {
  test('answers pages and its calls, knows sessions, and has no account calls', async () => {
    const product = await start({ SERVE: 'site' })
    expect((await product.request('/en')).status).toBe(200)
    expect((await product.request('/api/news', { as: 'viewer' })).status).toBe(200)
    expect((await product.request('/api/news')).status).toBe(401)
    expect((await signIn(product)).status).toBe(404)
    expect((await product.request('/account')).status).toBe(404)
  })
})

describe('an account server at another origin', () => {
  const account = 'https://account.example.com'
  const apart = { PUBLIC_URL: site, ACCOUNT_URL: account, COOKIE_DOMAIN: 'example.com' }
  const cors = (response: Response) => [
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-allow-credentials'),
  ]

  test('allows the site, with credentials, and nobody else (CORS)', async () => {
    const product = await start({ ...apart, SERVE: 'account' })
    for (const path of ['/account', '/sessions', '/sessions/logout']) {
      const preflight = (origin: string) =>
        product.request(path, {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      const own = await preflight(site)
      expect([own.status, ...cors(own)]).toEqual([204, site, 'true'])
      expect(own.headers.get('access-control-allow-methods')).toContain('PUT')
      expect(own.headers.get('access-control-allow-headers')).toBe('content-type')
      expect(own.headers.get('vary')).toContain('Origin')
      expect(cors(await preflight('https://evil.example'))).toEqual([null, null])
      expect(cors(await preflight('https://shop.example.com'))).toEqual([null, null])
      expect(cors(await preflight('null'))).toEqual([null, null])
    }
    const signedIn = await signIn(product, { origin: site, 'sec-fetch-site': 'same-site' })
    expect([signedIn.status, ...cors(signedIn)]).toEqual([201, site, 'true'])
    const failed = await product.request('/account', { headers: { origin: site } })
    expect([failed.status, ...cors(failed)]).toEqual([401, site, 'true'])
    const foreign = await signIn(product, { origin: 'https://evil.example' })
    expect([foreign.status, ...cors(foreign)]).toEqual([403, null, null])
  })

  test('calls of the site server get no CORS headers', async () => {
    const product = await start(apart)
    const response = await product.request('/api/news/site/en', { headers: { origin: site } })
    expect(cors(response)).toEqual([null, null])
  })

  test('pages may connect to it, and to nothing else (CSP)', async () => {
    const product = await start(apart)
    const policy = (await product.request('/en')).headers.get('content-security-policy')
    expect(policy).toContain(`connect-src 'self' ${account};`)
    expect(policy).toContain(`form-action 'self' ${account};`)
  })
})
