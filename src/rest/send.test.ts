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

test('a call goes with credentials, past every cache', () => {
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

test('without an origin a call goes to the server of the page', () => {
  expect(sendTo(Response.json({})).request[0]).toBe('/api/anything')
})

test('a body goes as JSON, a form as it is, nothing without a content type', () => {
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

test('a call is given up after 120,000 ms, as one without a response', async () => {
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

test('no response is code 0, with what was thrown', async () => {
  const offline = new TypeError('Failed to fetch')
  const fetch = () => Promise.reject(offline)
  await expect(send({ ...call, fetch })).rejects.toEqual({ code: 0, error: offline })
})

test('a good answer that is no JSON is code -1, with what was thrown', async () => {
  const { outcome } = sendTo(new Response('<html>', { status: 200 }))
  expect(await outcome).toEqual({
    thrown: { code: -1, error: expect.any(SyntaxError) as SyntaxError },
  })
})

test('a refusal is its status, with the errorCode, the message and the whole body', async () => {
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
  'a refusal whose body says nothing (%j) is its status alone',
  async (body) => {
    const { outcome } = sendTo(new Response(body, { status: 502 }))
    expect(await outcome).toMatchObject({
      thrown: { code: 502, errorCode: undefined, message: undefined },
    })
  },
)

test('what comes back is the body, or nothing where there is none', async () => {
  expect(await sendTo(Response.json({ id: 'a' })).outcome).toEqual({ data: { id: 'a' } })
  expect(await sendTo(new Response(null, { status: 204 })).outcome).toEqual({ data: undefined })
})
