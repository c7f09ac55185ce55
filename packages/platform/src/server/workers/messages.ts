import type { Limit } from '../rate-limits/windows.ts'

/** What a worker tells the primary, or asks it. */
export type ToPrimary =
  | { kind: 'changed'; topics: readonly string[] }
  | ({ id: number } & CountQuestion)
  /** Asks for the turn to write, and gives it back. */
  | { kind: 'turn'; id: number }
  | { kind: 'turn over' }

export interface CountQuestion {
  kind: 'consume' | 'refund'
  limit: Limit
  key: string
}

export type ToWorker =
  | { kind: 'changed'; topics: readonly string[] }
  /** To `consume` or `refund`: when the window ends; to `turn`: that it is given. */
  | { kind: 'answer'; id: number; ends?: number | undefined }
  | { kind: 'stop' }
