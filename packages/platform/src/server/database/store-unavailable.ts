import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../clock.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * The store cannot do its work now, whatever was asked of it: the database is away or does not answer,
 * another process holds it, the disk is full. A call is answered 503 and may be repeated.
 */
export class StoreUnavailable extends HttpError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', { retryAfter: 5 })
    this.cause = cause
  }
}

/** The server ends. Whoever asks now does it for a client that has gone, and nothing is wrong. */
export class StoreClosed extends StoreUnavailable {
  constructor() {
    super(new Error('The store is closed'))
  }
}

/**
 * Repeats the work while the store is unavailable, for as long as that lasts; tells how long it has
 * waited at the first error and then every ten seconds.
 */
export async function whenAvailable<T>(
  work: () => Promise<T>,
  tell: (error: Error, seconds: number) => void,
): Promise<T> {
  const begun = Date.now()
  let told = -Infinity
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error) || !storeUnavailableIn(error)) throw error
      if (Date.now() - told >= 10 * second) {
        told = Date.now()
        tell(error, Math.round((told - begun) / second))
      }
      await sleep(second)
    }
}

/** The error itself, or what caused it. */
export function storeUnavailableIn(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error
  return error instanceof Error && error.cause ? storeUnavailableIn(error.cause) : undefined
}
