import { expect, test } from 'vitest'
import { deviations, type Call } from '#tests/support/described-calls.ts'

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  })
const found = (call: Partial<Call>, response: Response) =>
  deviations({ method: 'GET', path: '/api/news/site/categories/en', ...call }, response, 'all')

test('a response that is described is no deviation', async () => {
  expect(await found({}, json(['Planning']))).toEqual([])
})

test.each<[string, Partial<Call>, () => Response]>([
  ['another body', {}, () => json({ a: 1 })],
  ['another status', {}, () => json(['Planning'], { status: 202 })],
  ['another content type', {}, () => new Response('[]')],
  ['a body where there is none', { method: 'POST', path: '/sessions/logout' }, () => json({})],
  ['a call that nobody described', { path: '/api/secret' }, () => json({})],
  ['a list without its total', { path: '/api/news/site/en' }, () => json({})],
  ['a failure without its code', {}, () => json({}, { status: 500 })],
  [
    'a body that it should reject',
    { method: 'POST', path: '/api/newsletter/subscribe', body: '{"email":1}' },
    () => json({ state: 'pending' }),
  ],
])('%s is reported', async (_, call, response) => {
  expect(await found(call, response())).not.toEqual([])
})
