import type { WriteTransaction } from './database/tables.ts'

/** Changes of published items that the clock publishes. */
export interface ScheduledChanges {
  /** How the changes of a content type are published. */
  add(kind: string, publish: (db: WriteTransaction, id: string) => Promise<unknown>): void
  /** Publishes those whose time has come; awaited before anything is read for an answer. */
  arrive(): Promise<void>
}
