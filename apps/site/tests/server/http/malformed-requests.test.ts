import { expect, test } from 'vitest'
import { problem, type Problem } from '@repo/platform/rest/problem.ts'
import { rawRequest } from '@repo/platform/testing/raw-request.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const raw = (...lines: string[]) => rawRequest(site.url, [...lines, '', ''].join('\r\n'))
const close = 'Connection: close'

/** The problem in an error response, whose shape and headers are checked. */
function errorIn(text: string): Problem {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [json = ''] = /\{.*\}/.exec(body) ?? []
  expect(head).toMatch(/^content-type: application\/problem\+json/im)
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
  return problem.strict().parse(JSON.parse(json))
}

test.each<[string, string[]]>([
  ['two hosts', ['GET /api/news/site/en HTTP/1.1', 'Host: a', 'Host: b', close]],
  ['no host', ['GET /api/news/site/en HTTP/1.1', close]],
  ['no version', ['GET /en']],
  ['an absolute address', ['GET http://evil.example/en HTTP/1.1', 'Host: a', close]],
  ['an asterisk', ['OPTIONS * HTTP/1.1', 'Host: a', close]],
  ['two lengths', ['POST /sessions HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2']],
  [
    'a length and chunks',
    ['POST /sessions HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked'],
  ],
  ['bad percent-encoding in a call', ['GET /api/news/id/%zz HTTP/1.1', 'Host: a', close]],
  ['bad UTF-8 in a call', ['GET /api/news/id/%ff%fe HTTP/1.1', 'Host: a', close]],
  ['an unknown method', ['BREW /en HTTP/1.1', 'Host: a', close]],
])('what proxies and servers read differently is rejected: %s', async (_, lines) => {
  const { status, text } = await raw(...lines)
  expect(status).toBe(400)
  expect(errorIn(text)).toMatchObject({ status: 400, errorCode: 'MALFORMED_REQUEST' })
  expect(text).not.toMatch(/<html|node_modules|\bat \w+ \(/)
})

test('an address that is too long', async () => {
  const { status, text } = await raw(`GET /en/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: a', close)
  expect(status).toBe(431)
  expect(errorIn(text)).toMatchObject({ status: 431, errorCode: 'TOO_LARGE' })
})

test('no response repeats the Host header', async () => {
  for (const path of ['/', '/en', '/ro', '/sitemap.xml', '/robots.txt', '/feed-en.xml']) {
    const { text } = await raw(`GET ${path} HTTP/1.1`, 'Host: evil.example', close)
    expect(text).not.toContain('evil.example')
  }
})
