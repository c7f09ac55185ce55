import type { FastifyBaseLogger } from 'fastify'
import type { Permission } from '#src/rest/permission.ts'
import type { Clock } from './clock.ts'
import type { CompanyData } from './company/company.ts'
import type { Config } from './config.ts'
import type { Counter } from './counts/counter.ts'
import type { Store } from './database/store.ts'
import type { Answers } from './http/answers.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { ScheduledChanges } from './scheduled-changes.ts'
import type { Outgoing } from './outgoing/outgoing.ts'

/** Who makes a call that needs a session. */
export interface Actor {
  id: string
  permissions: readonly Permission[]
  /** SHA-256 of the session's token. */
  session: string
}

/** The services that routes need; made once at the start and passed down. */
export interface Platform {
  readonly config: Config
  readonly store: Store
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly limits: RateLimits
  /** Signs what browsers keep for the servers; the same on all servers of a store. */
  readonly secret: string
  readonly outbox: Outbox
  /** Page views, and from which page demo requests come. */
  readonly counts: Counter
  /** Calls addresses that staff have entered. */
  readonly outgoing: Outgoing
  /** Keeps answers to public calls; absent where nothing is kept. */
  readonly answers?: Answers | undefined
  /** Absent in commands, which answer nobody. */
  readonly scheduledChanges?: ScheduledChanges | undefined
  /** What is known of the company now. */
  readonly company: () => Promise<CompanyData>
  /** Absent where the token is unknown, its session has ended or its account is gone. */
  authenticate(token: string): Promise<Actor | undefined>
}
