import type { TaskScheduler } from '#src/server/task-scheduler.ts'

interface Deps {
  scheduler: TaskScheduler
  draw(address: string): Promise<void>
  onError(error: unknown): void
}

/** Addresses that wait to be drawn; further ones are drawn when somebody asks. */
const maxWaiting = 400

/** Draws pages before anybody asks, one after the other, each in a turn that nobody else needs. */
export function createPrerenderer({ scheduler, draw, onError }: Deps) {
  let waiting: string[] = []
  let running: Promise<void> | undefined
  let stopped = false

  async function run(): Promise<void> {
    for (;;) {
      await scheduler.next('ahead')
      const address = waiting.shift()
      if (address === undefined) break
      await draw(address).catch(onError)
    }
    running = undefined
  }

  return {
    /** Draws these, before those that wait already; resolves when all are drawn. */
    add(addresses: readonly string[]): Promise<void> {
      if (stopped) return Promise.resolve()
      waiting = [...new Set([...addresses, ...waiting])].slice(0, maxWaiting)
      if (waiting.length) running ??= run()
      return running ?? Promise.resolve()
    },

    /** Draws none of those that wait; resolves when the one that is begun is drawn. */
    async stop(): Promise<void> {
      stopped = true
      waiting = []
      await running
    },
  }
}
