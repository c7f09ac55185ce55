import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, WriteTransaction } from './database/tables.ts'

export type PersonalRecord = Record<string, unknown>

/** Each feature that stores email addresses implements this; it compares them in lower case. */
export interface PersonalData {
  /** Returns all records about the address, in a form for its owner. */
  exportOf(db: Database, email: string): Promise<PersonalRecord[]>
  /** Returns the number of deleted records. */
  erase(
    db: WriteTransaction,
    email: string,
    parts: { config: Config; clock: Clock },
  ): Promise<number>
}
