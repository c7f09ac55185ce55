import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createClient } from './client.ts'
import { endpoint } from './endpoint.ts'

const item = z.object({ title: z.string() })
const ofSite = endpoint({
  server: 'site',
  method: 'GET',
  path: '/api/things',
  summary: 'A list of the site server',
  permission: 'session',
  query: z.object({ search: z.string().optional(), after: z.string().optional() }),
  response: z.record(z.string(), item),
  list: 'keyed',
})
const ofAccount = endpoint({
  server: 'account',
  method: 'PUT',
  path: '/users/id/:id',
  summary: 'A call of the account server',
  permission: 'session',
  params: z.object({ id: z.string() }),
  body: item,
  response: item,
})
const site = (client: Client) => client.list(ofSite, { query: {} })
const account = (client: Client) =>
  client.call(ofAccount, { params: { id: 'a' }, body: { title: 'A' } })

type Client = ReturnType<typeof createClient>

function answering(answer: () => Response) {
  const onSignedOut = vi.fn()
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const origins = { site: '', account: 'https://account.example' }
  return { client: createClient({ origins, onSignedOut, fetch }), onSignedOut, fetch }
}

test.each([
  ['the site server', site, ofSite],
  ['the account server', account, ofAccount],
])('a 401 of %s calls the listener, and is thrown all the same', async (_, send, called) => {
  const body = { errorCode: 'NOT_SIGNED_IN', message: 'Sign in' }
  const { client, onSignedOut } = answering(() => Response.json(body, { status: 401 }))
  await expect(send(client)).rejects.toEqual({ code: 401, ...body, error: body })
  expect(onSignedOut.mock.calls).toEqual([[called]])
})

test.each([
  ['another error', () => Response.json({}, { status: 403 })],
  ['an answer that is no JSON', () => new Response('<html>')],
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s signs nobody out', async (_, answer) => {
  const { client, onSignedOut } = answering(answer)
  await expect(site(client)).rejects.toHaveProperty('code')
  await expect(account(client)).rejects.toHaveProperty('code')
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('parameters are filled into the path, on the origin of the endpoint’s server', async () => {
  const { client, fetch } = answering(() => Response.json({ title: 'A' }))
  await client.call(ofAccount, { params: { id: 'a/b ?' }, body: { title: 'A' } })
  expect(fetch.mock.calls[0]![0]).toBe('https://account.example/users/id/a%2Fb%20%3F')
})

test('a list has its total and the id to continue after; undefined query values are not sent', async () => {
  const link = '</api/things?after=b%2Fc&limit=2>; rel="next"'
  const headers = { 'x-total-count': '5', link }
  const { client, fetch } = answering(() => Response.json({ a: { title: 'A' } }, { headers }))
  const list = await client.list(ofSite, { query: { search: 'a b', after: undefined } })
  expect(list).toEqual({ items: { a: { title: 'A' } }, total: 5, next: 'b/c' })
  expect(fetch.mock.calls[0]![0]).toBe('/api/things?search=a+b')
})

test('the last page of a list has no id to continue after', async () => {
  const { client } = answering(() => Response.json({}, { headers: { 'x-total-count': '0' } }))
  expect(await site(client)).toEqual({ items: {}, total: 0 })
})

test('a call that is to outlive its page tells the browser so, any other does not', async () => {
  const { client, fetch } = answering(() => Response.json({ title: 'A' }))
  const input = { params: { id: 'a' }, body: { title: 'A' } }
  await client.call(ofAccount, input, { keepalive: true })
  await client.call(ofAccount, input)
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined])
})

test('a listener hears of every successful call until it stops listening, and of no other', async () => {
  const answers = [Response.json({}, { status: 503 }), Response.json({}), Response.json({})]
  const { client } = answering(() => answers.shift()!)
  const heard = vi.fn<() => void>()
  const stop = client.onAnswer(heard)
  await expect(site(client)).rejects.toMatchObject({ code: 503 })
  expect(heard).not.toHaveBeenCalled()
  await site(client)
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  await site(client)
  expect(heard).toHaveBeenCalledTimes(1)
})
