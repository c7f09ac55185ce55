import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#src/api.ts'
import { demoRequestInput } from '#src/features/demo-requests/contract.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { createNews, demoRequest, newsInput } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const isPostgres = process.env.TEST_ENGINE === 'postgres'
let known: string
beforeAll(async () => {
  known = (await createNews(site)).id
})

const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '😀'.repeat(60),
  "' or 1=1 --",
  '") OR 1=1 --',
  '%',
  '_',
  '\\',
  'a*',
  '"a" NEAR "b"',
  'a & | ! ( ) :* <->',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<script>',
  'null',
  '-1',
  '1e999',
  '²½',
  'ﷺ'.repeat(50),
  '١٢٣',
  'x'.repeat(101),
  'x'.repeat(300),
  'x'.repeat(70_000),
]
const values: unknown[] = [
  ...nasty,
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [''],
  nasty,
  { $ne: null },
  Array(2_000).fill('x'),
]

const endpoints = Object.values(api).flatMap((calls): Endpoint[] => Object.values<Endpoint>(calls))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Values in an order of their own for each run of numbers, the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ;) yield (x = (x * 48_271) % 2_147_483_647)
}
const pick = <T>(from: readonly T[], dice: Iterator<number, never>) =>
  from[dice.next().value % from.length]!

const right: Record<string, () => object> = {
  'POST /api/news': newsInput,
  'PUT /api/news': () => newsInput({ id: known }),
  'POST /api/service/requestdemo': demoRequest,
  'POST /sessions': () => ({ email: 'nobody@example.com', password: 'x' }),
  'PUT /account': () => ({ dateLocale: 'de-DE' }),
  'POST /api/newsletter/subscribe': () => ({ email: 'reader@example.com' }),
}

/** A body that is right but for one or two fields, or not a body at all. */
function bodyFor(endpoint: Endpoint, dice: Iterator<number, never>): unknown {
  if (dice.next().value % 12 === 0) return pick(values, dice)
  const body: Record<string, unknown> = { ...(right[nameOf(endpoint)]?.() ?? { id: known }) }
  const optional = ['content', 'categories', 'version', ...Object.keys(demoRequestInput.shape)]
  const fields = [...Object.keys(body), ...optional, 'id']
  for (let n = dice.next().value % 2; n >= 0; n -= 1) body[pick(fields, dice)] = pick(values, dice)
  return body
}

const queryKeys = ['limit', 'after', 'search', 'category', 'language', 'state', 'sort', 'x']

describe('no input causes an internal error', () => {
  test.each(endpoints.map((endpoint, n) => [nameOf(endpoint), endpoint, n + 1] as const))(
    '%s',
    async (_, endpoint, seed) => {
      // The call before may have ended the session.
      const { status } = await site.request('/account', { as: 'admin' })
      if (status !== 200) await site.signInAgain()
      // Other values on each engine.
      const dice = numbers(seed * (isPostgres ? 7_919 : 6_101))
      const times = Number(process.env.HOSTILE_TIMES ?? 4)
      for (let n = 0; n < times; n += 1) {
        const path = endpoint.path.replace(/:\w+/g, () =>
          encodeURIComponent(pick(nasty, dice).slice(0, 300).toWellFormed()),
        )
        const key = pick(queryKeys, dice)
        const text = pick(nasty, dice).slice(0, 300).toWellFormed()
        const query = endpoint.method === 'GET' ? `?${new URLSearchParams([[key, text]])}` : ''
        const body = endpoint.method === 'GET' ? undefined : JSON.stringify(bodyFor(endpoint, dice))
        const response = await site.request(path + query, {
          as: 'admin',
          method: endpoint.method,
          ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
        })
        const answer = await response.text()
        expect(response.status, `${path}${query} ${body?.slice(0, 2_000)} ${answer}`).toBeLessThan(
          500,
        )
      }
    },
    60_000,
  )

  test('nor nesting of any depth', async () => {
    const nest = '['.repeat(30_000) + ']'.repeat(30_000)
    for (const body of [nest, `{"name":${nest}}`]) {
      const headers = { 'content-type': 'application/json' }
      const path = '/api/service/requestdemo'
      expect((await site.request(path, { method: 'POST', body, headers })).status).toBe(422)
    }
  })

  test('nor text with many different words', async () => {
    const words = Array.from({ length: 70_000 }, (_, n) => `äö${n.toString(36).padStart(4, 'q')}`)
    const { status } = await site.request('/api/news', {
      as: 'editor',
      method: 'POST',
      json: newsInput({ language: 'de', content: `<p>${words.join(' ')}</p>` }),
    })
    expect(status).toBe(201)
  })

  test.each([
    ['a word without end', 'ä'.repeat(400_000), 201],
    ['accents without end', '&#769;&#790;'.repeat(40_000), 201],
    // What no column and no index sees as it was sent, once.
    ...(isPostgres
      ? []
      : ([
          ['elements without end', '<b>'.repeat(160_000), 422],
          ['pictures without end', '<p>a<img>'.repeat(45_000), 201],
        ] as const)),
  ] as const)(
    'nor %s, which holds up nobody for long',
    async (_, text, expected) => {
      const { status } = await site.request('/api/news', {
        as: 'editor',
        method: 'POST',
        json: newsInput({ language: 'de', content: `<p>a${text}</p>` }),
      })
      expect(status).toBe(expected)
    },
    20_000,
  )

  test('nor piled combining marks, 422', async () => {
    const json = demoRequest({ comments: `a${'\u0301\u0316'.repeat(2_000)}` })
    const path = '/api/service/requestdemo'
    expect((await site.request(path, { method: 'POST', json })).status).toBe(422)
  })

  test('nor a version out of the range of the database', async () => {
    await site.signInAgain()
    const versioned = endpoints.filter(
      ({ body }) => body instanceof z.ZodObject && 'version' in body.shape,
    )
    for (const { method, path } of versioned)
      for (const version of [2 ** 31, 2 ** 53 - 1, -(2 ** 53) + 1]) {
        const json = { id: known, version }
        const response = await site.request(path, { as: 'admin', method, json })
        const { fields } = (await response.json()) as Problem
        expect([path, fields]).toEqual([
          path,
          expect.arrayContaining([expect.objectContaining({ field: 'version' })]),
        ])
      }
    expect(versioned.length).toBeGreaterThan(5)
  })

  test.each([
    ['NUL', 'a\u0000b'],
    ['half a character', '\ud800'],
    ['piled combining marks', `a${'\u0301'.repeat(40)}`],
  ])('nor %s in a key, where a body has keys of any name', async (_, key) => {
    await site.signInAgain()
    const json = { id: 'new-1', baseVersion: null, values: { [key]: 'x' } }
    const path = '/api/news/draft'
    expect((await site.request(path, { as: 'editor', method: 'PUT', json })).status).toBe(422)
  })

  test('nor any address of a page', async () => {
    for (const text of nasty)
      for (const path of [
        '/en/?',
        '/?/',
        '/en/news?search=?',
        '/en/news?category=?',
        '/en/news?page=?',
      ]) {
        const address = path.replace(
          /\?(?=$|\/$)/,
          encodeURIComponent(text.slice(0, 300).toWellFormed()),
        )
        const response = await site.request(address)
        await response.text()
        expect(response.status, address).toBeLessThan(500)
      }
  })

  test.skipIf(isPostgres)(
    'nor any form',
    async () => {
      for (const form of ['newsletter', 'request-demo', 'constructor', '__proto__', 'x'])
        for (const text of nasty) {
          const response = await site.request(
            `/en/${encodeURIComponent(text.slice(0, 90).toWellFormed())}`,
            {
              method: 'POST',
              body: new URLSearchParams([
                ['form', form],
                ['email', text],
                ['constructor', text],
                ['return', text],
              ]),
            },
          )
          await response.text()
          expect(response.status, `${form} ${text.slice(0, 200)}`).toBeLessThan(500)
        }
    },
    60_000,
  )
})
