import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../clock.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * The store is temporarily unavailable for every call: the database is away or does not answer,
 * another process has the lock, the disk is full. The server answers 503, and clients may retry.
 */
export class StoreUnavailable extends HttpError {
  constructor(cause: unknown) {
    super('UNAVAILABLE', { retryAfter: 5 })
    this.cause = cause
  }
}

/** The server is stopping. Calls now come from clients that have gone, so nothing is wrong. */
export class StoreClosed extends StoreUnavailable {
  constructor() {
    super(new Error('The store is closed'))
  }
}

/**
 * Retries the work while the store is unavailable, without a limit; reports the waiting time at the
 * first error and then every ten seconds.
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

/** Finds the error itself or its cause. */
export function storeUnavailableIn(error: unknown): StoreUnavailable | undefined {
  if (error instanceof StoreUnavailable) return error
  return error instanceof Error && error.cause ? storeUnavailableIn(error.cause) : undefined
}
