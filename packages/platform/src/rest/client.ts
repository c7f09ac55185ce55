import type { CallInput, CallOutput, Endpoint } from './endpoint.ts'
import { isCallError } from './call-error.ts'
import { sendUpload, type Transfer } from './send-upload.ts'
import { send, sendForFile, type CallResponse, type Request } from './send.ts'

interface Options {
  /** The origin of each server; '' is the page's own. */
  origins: Record<Endpoint['server'], string>
  /** Called at every 401, so that the app signs out locally. */
  onSignedOut?: (endpoint: Endpoint) => void
  fetch?: typeof fetch
  upload?: typeof sendUpload
}

interface ListAnswer<T> {
  items: T
  total: number
  /** The cursor of the next page; absent at the end. */
  next?: string
}

export type Client = ReturnType<typeof createClient>

export function createClient(options: Options) {
  const onAnswered = new Set<() => void>()

  async function exchange<E extends Endpoint, Answer>(
    endpoint: E,
    input: CallInput<E>,
    sendBy: (request: Request<E>) => Promise<CallResponse<Answer>>,
    { signal, keepalive }: Sending = {},
  ): Promise<CallResponse<Answer>> {
    try {
      const answer = await sendBy({
        method: endpoint.method,
        path: addressOf(endpoint, input as Parts),
        body: bodyOf(endpoint, input as Parts),
        origin: options.origins[endpoint.server],
        fetch: keepalive ? outliving(options.fetch) : options.fetch,
        signal,
      })
      for (const tell of onAnswered) tell()
      return answer
    } catch (error) {
      if (isCallError(error) && error.code === 401) options.onSignedOut?.(endpoint)
      throw error
    }
  }

  return {
    origins: options.origins,

    /** Calls `listener` after every successful call; returns how to stop that. */
    onAnswer(listener: () => void): () => void {
      onAnswered.add(listener)
      return () => void onAnswered.delete(listener)
    },

    /** Returns the body; throws a `CallError`. */
    async call<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
      { keepalive }: { keepalive?: boolean } = {},
    ): Promise<CallOutput<E>> {
      return (await exchange(endpoint, input, send<E>, { keepalive })).data
    },

    /** For endpoints that take a file: the same, telling how much of it has left. */
    async upload<E extends Endpoint & { multipart: true }>(
      endpoint: E,
      input: CallInput<E>,
      transfer: Transfer,
    ): Promise<CallOutput<E>> {
      const upload = options.upload ?? sendUpload
      return (await exchange(endpoint, input, (request) => upload<E>(request, transfer))).data
    },

    /** For endpoints whose answer is a file: its bytes, and the name that the server gives it. */
    async file<E extends Endpoint>(
      endpoint: E,
      input: CallInput<E>,
    ): Promise<{ file: Blob; name: string }> {
      const { data: file, headers } = await exchange(endpoint, input, sendForFile<E>)
      return { file, name: fileNameIn(headers) }
    },

    /** For endpoints with `list: 'keyed'`: the items with the total and where to continue. */
    async list<E extends Endpoint & { list: 'keyed' }>(
      endpoint: E,
      input: CallInput<E>,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<ListAnswer<CallOutput<E>>> {
      const { data, headers } = await exchange(endpoint, input, send<E>, { signal })
      const next = /[?&]after=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
      return {
        items: data,
        total: Number(headers.get('x-total-count')),
        ...(next && { next: decodeURIComponent(next) }),
      }
    },
  }
}

const fileNameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

interface Sending {
  signal?: AbortSignal | undefined
  /** The browser sends it even if the page goes; at most 64 KiB of body. */
  keepalive?: boolean | undefined
}

const outliving =
  (doFetch = fetch): typeof fetch =>
  (input, init) =>
    doFetch(input, { ...init, keepalive: true })

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

function bodyOf({ multipart }: Endpoint, { body }: Parts): unknown {
  if (!multipart) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>))
    form.append(name, value)
  return form
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return search.size ? `${path}?${search}` : path
}
