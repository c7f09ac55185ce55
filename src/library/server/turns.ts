import { ProblemError } from '#src/server/http/problem-error.ts'

/** Lets works run side by side in so many places; the others wait, in order, up to a number. */
export interface Turns {
  /** A work that needs much memory takes several places, at most as many as there are. */
  take<T>(work: () => Promise<T>, places?: number): Promise<T>
}

export function turnsOf({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: { places: number; begin: () => void }[] = []
  let free = atOnce

  function letIn(): void {
    for (let next = queue[0]; next && next.places <= free; next = queue[0]) {
      queue.shift()
      free -= next.places
      next.begin()
    }
  }

  return {
    async take(work, places = 1) {
      if (queue.length >= waiting) throw new ProblemError('UNAVAILABLE', { retryAfter: 10 })
      await new Promise<void>((begin) => {
        queue.push({ places, begin })
        letIn()
      })
      try {
        return await work()
      } finally {
        free += places
        letIn()
      }
    },
  }
}
