import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, WriteTransaction } from './database/tables.ts'

export type KnownRecord = Record<string, unknown>

/** A part of the product that knows something about e-mail addresses; they compare in lower case. */
export interface PersonalData {
  /** Everything that is known, as its owner may have it. */
  exportOf(db: Database, email: string): Promise<KnownRecord[]>
  /** Answers how many records are gone. */
  erase(
    db: WriteTransaction,
    email: string,
    parts: { config: Config; clock: Clock },
  ): Promise<number>
}
