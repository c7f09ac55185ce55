import { afterEach, expect, test, vi } from 'vitest'
import { send } from './send.ts'

afterEach(() => vi.restoreAllMocks())

const call = { method: 'GET', path: '/api/anything' } as const

/** Sends a call to a server that answers so; answers what came back or was thrown. */
function sendTo(answer: Response, more: object = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer)
  const outcome = send({ ...call, ...more, fetch }).then(
    ({ data }) => ({ data }),
    (thrown: unknown) => ({ thrown }),
  )
  return { outcome, request: fetch.mock.calls[0]! }
}

test('a call sends credentials and bypasses the HTTP cache', () => {
  const { request } = sendTo(Response.json({}), { origin: 'https://account.example' })
  expect(request).toEqual([
    'https://account.example/api/anything',
    {
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
      signal: expect.any(AbortSignal) as AbortSignal,
    },
  ])
})

test('without an origin a call goes to the origin of the page', () => {
  expect(sendTo(Response.json({})).request[0]).toBe('/api/anything')
})

test('a body is sent as JSON, a form as multipart, no body without a content type', () => {
  const json = sendTo(Response.json({}), { body: { name: 'Ada' } }).request[1]
  expect(json).toMatchObject({
    body: '{"name":"Ada"}',
    headers: { 'content-type': 'application/json' },
  })
  const form = new FormData()
  const multipart = sendTo(Response.json({}), { body: form }).request[1]!
  expect(multipart.body).toBe(form)
  expect(multipart).not.toHaveProperty('headers')
})

test('a call times out after 120,000 ms, with code 0', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  const fetch = (_: unknown, options?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      options!.signal!.addEventListener('abort', () => reject(options!.signal!.reason as Error)),
    )
  const sent = send({ ...call, fetch })
  expect(timeout.mock.calls).toEqual([[120_000]])
  const late = new DOMException('too late', 'TimeoutError')
  clock.abort(late)
  await expect(sent).rejects.toEqual({ code: 0, error: late })
})

test('without a response the code is 0, with what was thrown', async () => {
  const offline = new TypeError('Failed to fetch')
  const fetch = () => Promise.reject(offline)
  await expect(send({ ...call, fetch })).rejects.toEqual({ code: 0, error: offline })
})

test('a successful response that is no JSON has code -1, with what was thrown', async () => {
  const { outcome } = sendTo(new Response('<html>', { status: 200 }))
  expect(await outcome).toEqual({
    thrown: { code: -1, error: expect.any(SyntaxError) as SyntaxError },
  })
})

test('an error response has its status as code, with errorCode, message and the whole body', async () => {
  const body = {
    errorCode: 'STALE_VERSION',
    message: 'Changed meanwhile',
    current: { title: 'Theirs' },
  }
  const { outcome } = sendTo(Response.json(body, { status: 409 }))
  const { errorCode, message } = body
  expect(await outcome).toEqual({ thrown: { code: 409, errorCode, message, error: body } })
})

test.each(['', '<html>Bad gateway</html>', 'null'])(
  'an error whose body says nothing (%j) is its status alone',
  async (body) => {
    const { outcome } = sendTo(new Response(body, { status: 502 }))
    expect(await outcome).toMatchObject({
      thrown: { code: 502, errorCode: undefined, message: undefined },
    })
  },
)

test('returns the body, or undefined where the response has none', async () => {
  expect(await sendTo(Response.json({ id: 'a' })).outcome).toEqual({ data: { id: 'a' } })
  expect(await sendTo(new Response(null, { status: 204 })).outcome).toEqual({ data: undefined })
})
