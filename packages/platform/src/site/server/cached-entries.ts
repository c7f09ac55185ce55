import type { CachedResponse } from '#src/server/http/cached-response.ts'

export interface Entry {
  stored: CachedResponse
  topics: readonly string[]
  /** From when until when it is right by itself, in milliseconds since 1970; a clock that is set back is before. */
  from?: number | undefined
  until?: number | undefined
}

interface CachedEntry extends Entry {
  bytes: number
  /** Counts the reads of the cache; 0: not read since it was cached. */
  readAt: number
  /** Whether it was read since eviction last came by. */
  isSpared: boolean
}

interface Options {
  maxBytes: number
  now: () => number
}

/** Cached responses up to a number of bytes, by key. */
export function createCachedEntries({ maxBytes, now }: Options) {
  /**
   * In the order in which eviction comes by. It spares once what was read meanwhile ("second chance"), so
   * that a read moves nothing.
   */
  const entries = new Map<string, CachedEntry>()
  let bytes = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= entry.bytes
    entries.delete(key)
  }

  /** Drops an entry whose time is over. */
  function current(key: string): CachedEntry | undefined {
    const entry = entries.get(key)
    if (entry?.until === undefined && entry?.from === undefined) return entry
    const time = now()
    if ((entry.from ?? time) <= time && time < (entry.until ?? Infinity)) return entry
    drop(key)
    return undefined
  }

  function evict(): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      if (entry.isSpared) {
        entry.isSpared = false
        entries.delete(key)
        entries.set(key, entry)
      } else drop(key)
    }
  }

  return {
    bytes: (): number => bytes,
    list: () => [...entries],
    get: (key: string) => entries.get(key),
    current,
    drop,

    put(key: string, entry: CachedEntry): void {
      drop(key)
      entries.set(key, entry)
      bytes += entry.bytes
      evict()
    },

    resize(entry: CachedEntry, bytesInAll: number): void {
      bytes += bytesInAll - entry.bytes
      entry.bytes = bytesInAll
      evict()
    },
  }
}
