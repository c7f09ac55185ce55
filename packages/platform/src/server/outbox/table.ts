import type { ColumnType, Generated } from 'kysely'
import type { Stored } from '#src/rest/stored-option.ts'

/** The payload of a mail. */
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

/** The type of an event that only tries the webhook: it is sent once, and nobody waits for it. */
export const testEvent = 'webhook.test'

export type Payload = Mail | WebhookEvent
/** `purge`: tells a CDN which pages have changed. */
export type EntryKind = 'mail' | 'webhook' | 'purge'
/** `dropped`: a mail whose link had been used or had expired before the mail could be sent. */
export type EntryState = 'waiting' | 'sent' | 'failed' | 'dropped'

export interface OutboxTable {
  id: string
  kind: Stored<EntryKind>
  /** Of whichever version wrote it: `read-payload.ts` reads it. Null once it has been dropped. */
  payload: ColumnType<unknown, string, string>
  /** For lists: an address or a host; dropped with the payload. */
  recipient: string | null
  subject: string | null
  /** The id of what it is about, where that shows its mails; of a mail for the sake of a link, the link. */
  about: Generated<string | null>
  state: Generated<Stored<EntryState>>
  attempts: Generated<number>
  /** The next attempt is not before this time. */
  run_at: string
  /** End of the lease of the worker that has claimed it. */
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
  /** HTTP or SMTP status of the receiver; null where it did not respond. */
  status: number | null
  /** Null where it went well. */
  error: string | null
  /** The beginning of what a receiver of webhooks has written. */
  answer: string | null
  /** How long it took; null for attempts of before this was measured. */
  ms: number | null
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable
    outbox_attempt: OutboxAttemptTable
  }
}
