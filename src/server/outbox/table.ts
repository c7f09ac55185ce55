import type { ColumnType, Generated } from 'kysely'

/** A mail as it waits: everything that is needed to send it, nothing more. */
export interface Mail {
  to: string
  subject: string
  text: string
  replyTo?: string
  /** Further header lines, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

export interface OutboxTable {
  id: string
  payload: ColumnType<Mail, string, string>
  state: Generated<'waiting' | 'sent' | 'failed'>
  attempts: Generated<number>
  /** Not before this time. */
  run_at: string
  /** A worker holds it until then. */
  locked_until: string | null
  last_error: string | null
  created_at: string
  sent_at: string | null
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}
