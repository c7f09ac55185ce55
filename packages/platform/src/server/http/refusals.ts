import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '#src/rest/problem.ts'
import { second } from '../clock.ts'

interface Refusal {
  errorCode: ErrorCode
  /** Method and pattern of the address: what was asked for in particular is nobody's business. */
  call: string
  /** Who is signed in; absent for a visitor. */
  account: string | undefined
}

const refused: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'TOO_MANY_REQUESTS',
])

const everyMs = 10 * second

/**
 * Tells the log of requests that were refused for who sent them, from where or how often: those of some
 * seconds together, since an attacker could fill the disk with a line for each.
 */
export function createRefusals(log: FastifyBaseLogger) {
  const counts = new Map<string, Refusal & { times: number }>()
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    clearTimeout(timer)
    timer = undefined
    for (const refusal of counts.values()) log.warn(refusal, 'requests were refused')
    counts.clear()
  }

  return {
    count(refusal: Refusal): void {
      if (!refused.has(refusal.errorCode)) return
      const key = `${refusal.errorCode} ${refusal.call} ${refusal.account}`
      counts.set(key, { ...refusal, times: (counts.get(key)?.times ?? 0) + 1 })
      timer ??= setTimeout(tell, everyMs).unref()
    },
    /** What has not been told yet. */
    tell,
  }
}
