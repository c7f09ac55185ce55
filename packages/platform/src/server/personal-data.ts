import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, WriteTransaction } from './database/tables.ts'

export type PersonalRecord = Record<string, unknown>

/** Implemented by each feature that stores e-mail addresses; they compare in lower case. */
export interface PersonalData {
  /** All records about the address, as its owner may have them. */
  exportOf(db: Database, email: string): Promise<PersonalRecord[]>
  /** Returns the number of deleted records. */
  erase(
    db: WriteTransaction,
    email: string,
    parts: { config: Config; clock: Clock },
  ): Promise<number>
}
