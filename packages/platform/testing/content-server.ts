import { vi } from 'vitest'
import { createClient } from '#src/rest/client.ts'

interface Item {
  id: string
  version: number
}

type Body = Readonly<Record<string, unknown>>

const problem = { errorCode: 'INTERNAL', message: 'no' }

/** The error that a call throws which the server fails. */
export const serverError = { code: 500, ...problem, error: problem }

/**
 * A server of one content type that lives in the test, and a client that calls it. As the real one
 * it stores what a PUT says and nothing else: a field that is left out is cleared.
 */
export function contentServer<One extends Item>(
  name: string,
  made: (body: Body, id: string) => One,
  ...stored: readonly One[]
) {
  const items = new Map(stored.map((item) => [item.id, item]))
  const deleted = new Map<string, One>()
  const answers: (() => Promise<Response>)[] = []
  const flags = {
    publish: { published: true },
    activate: { active: true },
    deactivate: { active: false },
  }
  let created = 0

  function store(item: One, status = 200): Response {
    items.set(item.id, item)
    return Response.json(item, { status })
  }

  function answer(method: string, path: string, body: Body): Response {
    const id = /\/id\/(.+)$/.exec(path)?.[1] ?? String(body['id'])
    const item = items.get(id)
    const flag = Object.entries(flags).find(([call]) => path === `/api/${name}/${call}`)?.[1]
    if (method === 'GET' && path === `/api/${name}`)
      return Response.json(Object.fromEntries(items), {
        headers: { 'x-total-count': String(items.size) },
      })
    const back = deleted.get(id)
    if (path === `/api/${name}/untrash` && back)
      return store({ ...back, version: back.version + 1 })
    if (path.startsWith(`/api/${name}/revisions/`)) return Response.json({})
    if (method === 'POST') return store(made(body, `new${(created += 1)}`), 201)
    if (!item) return Response.json({ errorCode: 'NOT_FOUND' }, { status: 404 })
    if (method === 'GET') return Response.json(item)
    if (method === 'DELETE') {
      if (item) deleted.set(id, item)
      items.delete(id)
      return Response.json({ id })
    }
    if (flag) return store({ ...item, ...flag, version: item.version + 1 })
    if (body['version'] !== undefined && body['version'] !== item.version)
      return Response.json({ errorCode: 'STALE_VERSION', current: item }, { status: 409 })
    return store({ ...made(body, id), version: item.version + 1 })
  }

  const client = createClient({
    origins: { site: '', account: '' },
    fetch: async (input, options) => {
      // No two calls at the same moment: the latest is the one that counts.
      vi.setSystemTime(Date.now() + 1)
      const waiting = answers.shift()
      if (waiting) return waiting()
      const request = new Request(`http://test${input as string}`, options)
      const body = (request.body ? await request.json() : {}) as Body
      return answer(request.method, new URL(request.url).pathname, body)
    },
  })
  vi.useFakeTimers({ toFake: ['Date'] })

  return {
    client,
    items,
    /** The next call fails. */
    fail: () => void answers.push(() => Promise.resolve(Response.json(problem, { status: 500 }))),
    /** The next call is answered by this. */
    answerOnce: (response: Response) => void answers.push(() => Promise.resolve(response)),
    /** The next call is never answered. */
    hang: () => void answers.push(() => new Promise(() => {})),
  }
}
