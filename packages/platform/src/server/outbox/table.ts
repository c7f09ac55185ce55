import type { ColumnType, Generated } from 'kysely'
import type { Stored } from '#src/rest/stored-option.ts'

/** The payload of an email. */
export interface Mail {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Further header lines, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** The payload of a webhook. */
export interface WebhookEvent {
  type: string
  createdAt: string
  data: Record<string, unknown>
}

/** The type of a test event: it is sent once, and counts of failures exclude it. */
export const testEvent = 'webhook.test'

export type Payload = Mail | WebhookEvent
/** `purge`: tells a CDN which pages have changed. */
export type EntryKind = 'mail' | 'webhook' | 'purge'
/** `dropped`: an email whose link was used or expired before the email could be sent. */
export type EntryState = 'waiting' | 'sent' | 'failed' | 'dropped'

export interface OutboxTable {
  id: string
  kind: Stored<EntryKind>
  /**
   * Any version of the software may have written it: `read-payload.ts` reads it. Null once it has
   * been dropped.
   */
  payload: ColumnType<unknown, string, string>
  /** An address or a host for lists; dropped with the payload. */
  recipient: string | null
  subject: string | null
  /** The id of the subject whose page shows its emails, or of the link that an email contains. */
  about: Generated<string | null>
  state: Generated<Stored<EntryState>>
  attempts: Generated<number>
  /** The earliest time of the next attempt. */
  run_at: string
  /** The end of the lease of the worker that has claimed the entry. */
  locked_until: string | null
  last_error: string | null
  created_at: string
  updated_at: string
  sent_at: string | null
}

/** Every attempt of every entry, as long as the entry exists. */
export interface OutboxAttemptTable {
  id: string
  entry_id: string
  at: string
  /** HTTP or SMTP status of the receiver; null without a response. */
  status: number | null
  /** Null after a success. */
  error: string | null
  /** The beginning of the response of a webhook receiver. */
  answer: string | null
  /** The duration; null for attempts before durations were measured. */
  ms: number | null
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable
    outbox_attempt: OutboxAttemptTable
  }
}
