import { isCallError } from '#src/rest/call-error.ts'
import { send } from '#src/rest/send.ts'

/** A call that got no answer, kept on the device until there is one. */
export interface KeptCall {
  path: string
  body: unknown
  /** Under which the server recognises a repeat. */
  key: string
  /** Path of the page that made it. */
  page: string
  /** In milliseconds since 1970. */
  keptAt: number
}

/** What is told to every open page about a kept call that was answered. */
export interface KeptAnswer {
  path: string
  isSent: boolean
}

/** Name of the channel of answers, of the lock of those who send, and of the database. */
export const keptCallsName = 'kept-calls'
const retentionMs = 7 * 24 * 60 * 60 * 1_000

/** Throws a `CallError`. */
export async function sendWithKey({ path, body, key, page }: KeptCall): Promise<void> {
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

export const keepCalls = (calls: readonly KeptCall[]): Promise<unknown> =>
  inStore((store) => Promise.all(calls.map((call) => resultOf(store.add(call)))))

/** By the number under which each is kept, in the order in which they were; none is older than 7 days. */
export const keptCalls = (): Promise<Map<IDBValidKey, KeptCall>> =>
  inStore(async (store) => {
    const [numbers, calls] = await Promise.all([
      resultOf(store.getAllKeys()),
      resultOf(store.getAll() as IDBRequest<KeptCall[]>),
    ])
    const all = numbers.map((number, index) => [number, calls[index]!] as const)
    const isOld = (call: KeptCall) => Date.now() - call.keptAt > retentionMs
    for (const [number, call] of all) if (isOld(call)) store.delete(number)
    return new Map(all.filter(([, call]) => !isOld(call)))
  })

export const discardKeptCalls = (): Promise<unknown> => inStore((store) => resultOf(store.clear()))

/** Sends what is kept, one after the other, until one is not accepted; one tab or worker at a time. */
export async function sendKeptCalls(): Promise<void> {
  await navigator.locks.request(keptCallsName, async () => {
    for (const [number, call] of await keptCalls()) {
      try {
        await sendWithKey(call)
      } catch (error) {
        if (isCallError(error) && error.code > 0) tell({ path: call.path, isSent: false })
        return
      }
      await inStore((store) => resultOf(store.delete(number)))
      tell({ path: call.path, isSent: true })
    }
  })
}

function tell(answer: KeptAnswer) {
  const channel = new BroadcastChannel(keptCallsName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(answer)
  channel.close()
}

async function inStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(keptCallsName, 1)
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
    transaction.addEventListener('abort', () => reject(transaction.error!))
  })
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error!))
  })
}
