import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { second } from '../clock.ts'
import type { TaskScheduler } from '../task-scheduler.ts'
import { HttpError } from './http-error.ts'

interface Deps {
  scheduler: Pick<TaskScheduler, 'next' | 'waiting'>
  /** How many queries wait for a connection to the database. */
  waitingQueries(): number
  /** Requests that may wait, for their turn or with their queries. */
  maxWaiting: number
  log: FastifyBaseLogger
}

/** The request was not begun: more are waiting than can be answered in time. */
export class Shed extends HttpError {
  constructor() {
    super('UNAVAILABLE', { retryAfter: 5 })
  }
}

/** A request asks several at once: a search of staff in six languages asks nine. */
const queriesOfRequest = 4

const maxDelayMs = second
const measureEveryMs = 100
const logEveryMs = 10 * second

export type Admission = ReturnType<typeof createAdmission>

/**
 * Lets the requests that are not answered from memory in, each in a tick of the event loop of its own,
 * and sheds those that come while too many wait.
 */
export function createAdmission({ scheduler, waitingQueries, maxWaiting, log }: Deps) {
  const shed = new WeakSet<IncomingMessage>()
  const isDelayed = watchDelay()
  let loggedAt = -Infinity

  return {
    /** Resolves when the request may begin; one that is shed at once, to be told so. */
    async admit(request: IncomingMessage): Promise<void> {
      const waiting = scheduler.waiting() + waitingQueries() / queriesOfRequest
      if (waiting < maxWaiting && !isDelayed()) return scheduler.next()
      shed.add(request)
      if (performance.now() - loggedAt < logEveryMs) return
      loggedAt = performance.now()
      log.warn({ waiting }, 'requests are being rejected: too many are waiting')
    },
    isShed: (request: IncomingMessage): boolean => shed.has(request),
  }
}

/**
 * Whether the event loop is late in turn after turn. One pause alone is not, as of a machine that slept: what
 * came meanwhile can be answered.
 */
function watchDelay(): () => boolean {
  let due = performance.now() + measureEveryMs
  let lateInARow = 0
  setInterval(() => {
    const now = performance.now()
    lateInARow = now - due > maxDelayMs ? lateInARow + 1 : 0
    due = now + measureEveryMs
  }, measureEveryMs).unref()
  return () => lateInARow > 1
}
