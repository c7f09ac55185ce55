import type { Platform } from './platform.ts'
import { hour } from './clock.ts'
import { isExpectedRefusal } from './http/expected-refusal.ts'

/** Runs work at the start of the server and every hour; `stop` waits for what is running. */
export function hourly({ log }: Platform, work: () => Promise<void>, failure: string) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const run = () => {
    running = work().catch((error: unknown) => {
      if (!isExpectedRefusal(error)) log.error({ err: error }, failure)
    })
  }
  return {
    async start() {
      run()
      timer = setInterval(run, hour).unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
