import type { FastifyBaseLogger } from 'fastify'
import { hour, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { bringForward } from './bring-forward.ts'
import { dropOldPayloads } from './drop-old-payloads.ts'
import { pollMs } from './schedule.ts'

interface Deps {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
}

/** Wakes the workers regularly, and drops old payloads. */
export function createHousekeeping({ store, clock, log }: Deps, wake: () => void) {
  const timers: NodeJS.Timeout[] = []
  let dropping: Promise<void> | undefined
  let forwarding: Promise<void> | undefined
  let polledAt = Infinity

  /** The first poll counts as well: the clock may have been set back while nothing ran. */
  const poll = () => {
    const now = clock.now().getTime()
    if (now < polledAt)
      forwarding = bringForward(store, clock)
        .then(wake)
        .catch((error: unknown) =>
          log.error({ err: error }, 'the times in the outbox could not be adjusted to the clock'),
        )
    else wake()
    polledAt = now
  }

  const drop = () => {
    dropping = dropOldPayloads(store, clock).catch((error: unknown) =>
      log.error({ err: error }, 'old payloads could not be dropped'),
    )
  }

  return {
    start(): void {
      poll()
      drop()
      timers.push(setInterval(poll, pollMs), setInterval(drop, hour))
      for (const timer of timers) timer.unref()
    },

    /** Waits for what is running. */
    async stop(): Promise<void> {
      for (const timer of timers.splice(0)) clearInterval(timer)
      await Promise.all([dropping, forwarding])
    },
  }
}
