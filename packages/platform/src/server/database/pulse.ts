import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable } from './store-unavailable.ts'

interface Deps {
  /** Asks the database for a sign of life, on a connection of its own; rejects where none comes in `ms`. */
  ask(ms: number): Promise<unknown>
  /** How long there may be no answer to anybody, and then none to `ask`. */
  patienceMs?: number
}

export type Pulse = ReturnType<typeof createPulse>

/**
 * Notices that a database has fallen silent, long before a statement may be called too slow: a host that is
 * gone refuses nothing. Whoever waits is told, and so is whoever comes, until it is heard again.
 */
export function createPulse({ ask, patienceMs = 750 }: Deps) {
  const waiting = new Set<(error: StoreUnavailable) => void>()
  let heardAt = 0
  let isSilent = false
  let isStopped = false
  let watching: Promise<void> | undefined

  const silence = () => new StoreUnavailable(new Error('The database does not answer'))

  /** While somebody waits. */
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
        // Heard of nobody any more, where the silence was first.
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
