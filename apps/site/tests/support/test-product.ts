import type { Mail } from '@repo/platform/server/outbox/table.ts'
import type { Product } from '#src/product.ts'
import type { Calls } from './calls-as.ts'

export interface TestProduct extends Omit<Calls, 'expectAsDescribed'> {
  product: Product
  /** Where it listens. */
  url: string
  /** A new session for every role, after calls that may have ended theirs. */
  signInAgain(): Promise<void>
  /** What the mail server has received. */
  mails: (Mail & { id: string })[]
  /** Set to make the mail server fail. */
  smtp: { down: boolean }
  /** Moves the clock on, by milliseconds. */
  advance(ms: number): void
  /** Stops the clock at a time in milliseconds since 1970. */
  stopClock(at: number): void
  close(): Promise<void>
}
