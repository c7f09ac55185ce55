import type { Readable } from 'node:stream'
import type { Database } from '../database/tables.ts'

/** The files beside the database: never changed, and named by the beginning of the SHA-256 of their bytes. */
export interface FileStore {
  /** Those that rows refer to, in order. */
  names(db: Database): Promise<string[]>
  /** Absent where there is none. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  /** Stores what lies at the path, which may be moved. */
  put(name: string, path: string): Promise<void>
}
