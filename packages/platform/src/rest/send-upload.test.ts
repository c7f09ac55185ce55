import { afterEach, expect, test, vi } from 'vitest'
import { sendUpload } from './send-upload.ts'

/** What the browser would do, and what it was asked for. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 0
  responseText = ''
  timeout = 0
  withCredentials = false
  open = vi.fn()
  setRequestHeader = vi.fn()
  send = vi.fn()

  constructor() {
    super()
    FakeRequest.last = this
  }

  /** Ends it as the browser does. */
  end(event: 'load' | 'timeout' | 'error', status = 0, body = ''): void {
    Object.assign(this, { status, responseText: body })
    this.dispatchEvent(new Event(event))
  }
}

afterEach(() => vi.unstubAllGlobals())

/** Begins an upload; answers its request, and what came back or was thrown. */
function begin() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const body = new FormData()
  const call = { method: 'POST', path: '/api/library/file', body } as const
  const outcome = sendUpload({ ...call, origin: 'https://site.example' }).then(
    ({ data }) => ({ data }),
    (thrown: unknown) => ({ thrown }),
  )
  return { request: FakeRequest.last, body, outcome }
}

test('an upload sends cookies with credentials, asks for no caching, and times out after 120 seconds', async () => {
  const { request, body, outcome } = begin()
  expect(request.open).toHaveBeenCalledWith('POST', 'https://site.example/api/library/file')
  expect(request.withCredentials).toBe(true)
  expect(request.setRequestHeader.mock.calls).toEqual([['cache-control', 'no-store']])
  expect(request.timeout).toBe(120_000)
  expect(request.send).toHaveBeenCalledExactlyOnceWith(body)
  request.end('timeout')
  expect(await outcome).toEqual({ thrown: { code: 0, error: expect.any(Event) as Event } })
})

test('code is the HTTP status, 0 when there was no response, and -1 for any other failure', async () => {
  const refused = begin()
  const problem = { errorCode: 'PAYLOAD_TOO_LARGE', message: 'Too large' }
  refused.request.end('load', 413, JSON.stringify(problem))
  expect(await refused.outcome).toEqual({ thrown: { code: 413, ...problem, error: problem } })
  const offline = begin()
  offline.request.end('error')
  expect(await offline.outcome).toMatchObject({ thrown: { code: 0 } })
  const odd = begin()
  odd.request.end('load', 201, '<html>')
  expect(await odd.outcome).toEqual({ thrown: { code: -1, error: '<html>' } })
})

test('the stored file is answered', async () => {
  const { request, outcome } = begin()
  request.end('load', 201, '{"id":"f1"}')
  expect(await outcome).toEqual({ data: { id: 'f1' } })
})
