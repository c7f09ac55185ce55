import { HttpError } from '#src/server/http/http-error.ts'

/** Runs as many works at once as there are permits; the others wait in order, up to a number. */
export interface Semaphore {
  /** Work that needs much memory takes several permits, at most as many as there are. */
  run<T>(work: () => Promise<T>, permits?: number): Promise<T>
}

export function createSemaphore({
  capacity,
  maxQueued,
}: {
  capacity: number
  maxQueued: number
}): Semaphore {
  const queue: { permits: number; begin: () => void }[] = []
  let free = capacity

  function startNext(): void {
    for (let next = queue[0]; next && next.permits <= free; next = queue[0]) {
      queue.shift()
      free -= next.permits
      next.begin()
    }
  }

  return {
    async run(work, permits = 1) {
      if (queue.length >= maxQueued) throw new HttpError('UNAVAILABLE', { retryAfter: 10 })
      await new Promise<void>((begin) => {
        queue.push({ permits, begin })
        startNext()
      })
      try {
        return await work()
      } finally {
        free += permits
        startNext()
      }
    },
  }
}
