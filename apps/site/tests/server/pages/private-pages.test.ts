import { expect, test } from 'vitest'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const policyOf = async (path: string, init?: RequestInit) => {
  const { status, headers } = await site.request(path, init)
  return [status, headers.get('cache-control'), headers.get('referrer-policy')]
}
const post = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
})

test.each([
  '/en/sign-in?token=abcdefghijklmnopqrstuvwxyz',
  '/de/newsletter?confirm=abcdefghijklmnopqrstuvwxyz',
  '/pt/newsletter?unsubscribe=abcdefghijklmnopqrstuvwxyz',
])(
  'a page whose address holds a secret is kept nowhere, and no request names it: %s',
  async (path) => {
    expect(await policyOf(path)).toEqual([200, 'no-store', 'strict-origin'])
  },
)

test.each([
  ['/en/request-demo', { form: 'request-demo', name: 'Ada', email: 'not one' }],
  ['/fr', { form: 'newsletter', email: 'not one' }],
])('a page with what somebody has typed is kept nowhere: %s', async (path, values) => {
  expect(await policyOf(path, post(values))).toEqual([422, 'no-store', 'strict-origin'])
})

test.each(['/en', '/en/sign-in', '/en/sign-in?forgot=1', '/en/newsletter', '/en/news?search=tags'])(
  'any other page may be kept and asked for again: %s',
  async (path) => {
    const policy = 'public, max-age=0, must-revalidate'
    expect(await policyOf(path)).toEqual([200, policy, 'strict-origin-when-cross-origin'])
  },
)
