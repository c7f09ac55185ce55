import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredBytes {
  /** How many bytes the stream carries. */
  size: number
  stream: Readable
}

/** Storage of bytes by keys of `a-z0-9./-`. */
export interface Storage {
  /** Stores the bytes of a local file, all or nothing; the file may be moved. */
  put(key: string, path: string): Promise<void>
  /** Absent where the key does not exist. */
  open(key: string, range?: ByteRange): Promise<StoredBytes | undefined>
  has(key: string): Promise<boolean>
  /** Does nothing where the key does not exist. */
  remove(key: string): Promise<void>
}
