import { HttpError } from '#src/server/http/http-error.ts'

/** Somebody who waits for a password to be checked. */
export interface Waiter {
  /** In a line of their own, served before the other: who is known to the browser or signed in. */
  isTrusted: boolean
  /** Whether nobody waits for the answer any more: then it is not computed. */
  isGone(): boolean
}

interface Place extends Waiter {
  begin(): void
  leave(error: Error): void
}

/** Hashing takes a thread and 19 MiB for some 30 ms: so many at once, so many of a line waiting. */
interface Bounds {
  atOnce: number
  maxWaiting: number
}

export function createHashQueue({ atOnce, maxWaiting }: Bounds) {
  const lines: Record<'trusted' | 'others', Place[]> = { trusted: [], others: [] }
  let running = 0

  function startNext(): void {
    while (running < atOnce) {
      const next = lines.trusted.shift() ?? lines.others.shift()
      if (!next) return
      if (next.isGone()) next.leave(tooMany())
      else {
        running += 1
        next.begin()
      }
    }
  }

  function dismissGone(line: 'trusted' | 'others'): void {
    for (const place of lines[line]) if (place.isGone()) place.leave(tooMany())
    lines[line] = lines[line].filter((place) => !place.isGone())
  }

  return {
    /** Runs the work in turn; 429 where too many wait. */
    async run<T>(waiter: Waiter, work: () => Promise<T>): Promise<T> {
      const line = waiter.isTrusted ? 'trusted' : 'others'
      if (lines[line].length >= maxWaiting) dismissGone(line)
      if (lines[line].length >= maxWaiting) throw tooMany()
      await new Promise<void>((begin, leave) => {
        lines[line].push({ ...waiter, begin, leave })
        startNext()
      })
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}

const tooMany = () => new HttpError('TOO_MANY_REQUESTS', { retryAfter: 2 })
