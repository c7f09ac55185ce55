import { ProblemError } from '#src/server/http/problem-error.ts'

/** Lets so many works run at once; the others wait, in order, up to a number. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>
}

export function turnsOf({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async take(work) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) throw new ProblemError('UNAVAILABLE', { retryAfter: 10 })
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
