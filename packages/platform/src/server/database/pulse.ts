import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable } from './store-unavailable.ts'

interface Deps {
  /**
   * Asks the database for a sign of life on a separate connection; rejects if none comes within
   * `ms`.
   */
  ask(ms: number): Promise<unknown>
  /** The longest time without any answer before `ask`, and then for `ask`. */
  patienceMs?: number
}

export type Pulse = ReturnType<typeof createPulse>

/**
 * Notices a silent database long before a statement can be called too slow, since a lost host
 * rejects nothing. Waiting and new callers get an error until the database answers again.
 */
export function createPulse({ ask, patienceMs = 750 }: Deps) {
  const waiting = new Set<(error: StoreUnavailable) => void>()
  let heardAt = 0
  let isSilent = false
  let isStopped = false
  let watching: Promise<void> | undefined

  const silence = () => new StoreUnavailable(new Error('The database does not answer'))

  /** Watches while callers wait. */
  async function watch(): Promise<void> {
    while (waiting.size && !isStopped) {
      await sleep(patienceMs / 3, undefined, { ref: false })
      if (waiting.size && performance.now() - heardAt > patienceMs) await listen()
    }
  }

  async function listen(): Promise<void> {
    const before = heardAt
    while (!(await answers()) && heardAt === before && !isStopped) {
      isSilent = true
      for (const reject of waiting) reject(silence())
      await sleep(patienceMs / 3, undefined, { ref: false })
    }
    isSilent = false
  }

  async function answers(): Promise<boolean> {
    try {
      await ask(patienceMs)
      heardAt = performance.now()
      return true
    } catch {
      return false
    }
  }

  return {
    /** Resolves as the work does; rejects as soon as the database is known to be silent. */
    async during<T>(begin: () => Promise<T>): Promise<T> {
      if (isSilent) throw silence()
      const { promise, reject } = Promise.withResolvers<never>()
      if (!waiting.size) heardAt = performance.now()
      waiting.add(reject)
      watching ??= watch().finally(() => (watching = undefined))
      try {
        const work = begin()
        // Callers got the silence as the first result, so a later failure has no listener.
        work.catch(() => {})
        const result = await Promise.race([work, promise])
        heardAt = performance.now()
        return result
      } finally {
        waiting.delete(reject)
      }
    },
    stop(): void {
      isStopped = true
    },
  }
}
