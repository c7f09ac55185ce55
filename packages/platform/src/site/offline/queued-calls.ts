import { fieldErrorsOf, isCallError, type CallError } from '#src/rest/call-error.ts'
import { send } from '#src/rest/send.ts'

/** An unanswered call, stored on the device until the server answers. */
export interface QueuedCall {
  path: string
  body: unknown
  /** The key by which the server recognises a repeat. */
  key: string
  /** The path of the page that made the call, or that led there. */
  page: string
  /** The messages of an open page after the answer; absent: none. */
  messages?: { success: string; error: string }
  /** In milliseconds since 1970. */
  keptAt: number
  /**
   * The fields that the server has rejected: the call waits for the visitor and is not sent again.
   */
  rejected?: readonly string[]
}

/** The answer of a stored call, for every open page. */
export interface QueuedAnswer {
  path: string
  type: 'success' | 'error'
  message: string
}

/** The name of the senders' lock and of the database. */
const queueName = 'kept-calls'
const retentionMs = 7 * 24 * 60 * 60 * 1_000

/** Throws a `CallError`. */
export async function sendWithKey({ path, body, key, page }: QueuedCall): Promise<void> {
  await send({
    method: 'POST',
    path,
    body,
    fetch: (address, options) => {
      const headers = new Headers(options?.headers)
      headers.set('idempotency-key', key)
      return fetch(address, { ...options, headers, referrer: page })
    },
  })
}

export const queueCalls = (calls: readonly QueuedCall[]): Promise<unknown> =>
  inStore((store) => Promise.all(calls.map((call) => resultOf(store.add(call)))))

/** Returns the stored calls by their number, in the order of storage; none is older than 7 days. */
export const queuedCalls = (): Promise<Map<IDBValidKey, QueuedCall>> =>
  inStore(async (store) => {
    const [numbers, calls] = await Promise.all([
      resultOf(store.getAllKeys()),
      resultOf(store.getAll() as IDBRequest<QueuedCall[]>),
    ])
    const all = calls.map((call, index) => [numbers[index] ?? '', call] as const)
    const isOld = (call: QueuedCall) => Date.now() - call.keptAt > retentionMs
    for (const [number, call] of all) if (isOld(call)) store.delete(number)
    return new Map(all.filter(([, call]) => !isOld(call)))
  })

export const discardQueuedCalls = (): Promise<unknown> =>
  inStore((store) => resultOf(store.clear()))

/**
 * Sends stored calls one after the other until one fails; only one worker sends at a time. Returns
 * whether every call got an answer. Calls that the server has permanently rejected are not sent
 * again.
 */
export async function sendQueuedCalls(tell: (answer: QueuedAnswer) => void): Promise<boolean> {
  return navigator.locks.request(queueName, async () => {
    for (const [number, call] of await queuedCalls()) {
      const { path, messages, rejected } = call
      if (rejected) return true
      try {
        await sendWithKey(call)
      } catch (error) {
        if (!isCallError(error) || error.code <= 0) return false
        if (isFinal(error)) await markRejected(number, call, error)
        if (messages) tell({ path, type: 'error', message: messages.error })
        return true
      }
      await inStore((store) => resultOf(store.delete(number)))
      if (messages) tell({ path, type: 'success', message: messages.success })
    }
    return true
  })
}

/** Whether the same call would be rejected at any time. */
const isFinal = ({ code }: CallError) =>
  code >= 400 && code < 500 && ![401, 408, 425, 429].includes(code)

function markRejected(number: IDBValidKey, call: QueuedCall, error: CallError): Promise<unknown> {
  const rejected = fieldErrorsOf(error).map(({ field }) => field)
  return inStore((store) => resultOf(store.put({ ...call, rejected }, number)))
}

async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(queueName, 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('calls', { autoIncrement: true }),
  )
  const database = await resultOf(opening)
  try {
    const transaction = database.transaction('calls', 'readwrite')
    const [result] = await Promise.all([
      work(transaction.objectStore('calls')),
      committed(transaction),
    ])
    return result
  } finally {
    database.close()
  }
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The transaction was aborted')),
    )
  })
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The request failed')),
    )
  })
}
