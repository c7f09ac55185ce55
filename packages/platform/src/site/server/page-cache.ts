import { anyTopic, touches } from '#src/server/database/topics.ts'
import {
  compress,
  type Compression,
  type CachedResponse,
} from '#src/server/http/cached-response.ts'

interface Entry {
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

export type PageCache = ReturnType<typeof createPageCache>

/** What an entry takes besides its key and its response, headers included. */
const bytesOfEntry = 1_000

/** A page that was begun before more purges than these is not cached. */
const maxRecentPurges = 1_000

interface Options {
  maxBytes?: number
  now?: () => number
  compression?: Compression
  /** Told why a page is sent as it is, since it could not be compressed. */
  onError?: (error: unknown) => void
}

/** Rendered pages by canonical address, purged by writes to their topics. */
export function createPageCache({
  maxBytes = Infinity,
  now = Date.now,
  compression = 'best',
  onError = () => {},
}: Options = {}) {
  /**
   * In the order in which eviction comes by. It spares once what was read meanwhile ("second chance"), so
   * that a read moves nothing.
   */
  const entries = new Map<string, CachedEntry>()
  let bytes = 0
  let reads = 0
  /** Counts the purges. */
  let epoch = 0
  /** The topics of the last of them. */
  const purges: string[] = []
  let queue: Promise<void> = Promise.resolve()

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

  function isPurgedSince(epochBefore: number, topics: readonly string[]): boolean {
    const count = epoch - epochBefore
    if (count > purges.length) return true
    return purges.slice(purges.length - count).some((topic) => changes(topic, topics))
  }

  async function compressCached(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry || entry.stored.br || isCompressed(entry.stored)) return
    const compressed = { ...entry.stored }
    await compress(compressed, compression)
    if (entries.get(key)?.stored !== entry.stored) return
    const { plain, br, gzip } = Object.assign(entry.stored, compressed)
    const bytesInAll = takes(key, plain, br, gzip)
    bytes += bytesInAll - entry.bytes
    entry.bytes = bytesInAll
    evict()
  }

  return {
    get(key: string): CachedResponse | undefined {
      const entry = current(key)
      if (!entry) return undefined
      entry.readAt = reads += 1
      entry.isSpared = true
      return entry.stored
    },

    has: (key: string): boolean => current(key) !== undefined,

    bytes: (): number => bytes,

    /** Whether what nobody has asked for finds room: beyond its share it would drive out something else. */
    hasRoom: (share = 0.9): boolean => bytes < maxBytes * share,

    /** Read before the data of a page is loaded, and passed to `set`. */
    epoch: () => epoch,

    /** Caches a page, unless it was purged since it was begun, and compresses it, one at a time. */
    set(key: string, entry: Entry, epochBefore: number): void {
      if (isPurgedSince(epochBefore, entry.topics)) return
      drop(key)
      const taken = takes(key, entry.stored.plain)
      entries.set(key, { ...entry, bytes: taken, readAt: 0, isSpared: false })
      bytes += taken
      evict()
      queue = queue.then(() => compressCached(key)).catch(onError)
    },

    /**
     * Drops every page that depends on the topic. Returns the keys of those that were asked for, most
     * recently used first.
     */
    purge(topic: string): string[] {
      epoch += 1
      purges.push(topic)
      if (purges.length > maxRecentPurges) purges.shift()
      const stale = [...entries].filter(([, { topics }]) => changes(topic, topics))
      for (const [key] of stale) drop(key)
      return stale
        .filter(([, { readAt }]) => readAt > 0)
        .toSorted(([, a], [, b]) => b.readAt - a.readAt)
        .map(([key]) => key)
    },

    /** Resolves when everything cached so far is compressed. */
    settled: () => queue,
  }
}

const takes = (key: string, ...responses: (Buffer | undefined)[]): number =>
  responses.reduce((total, one) => total + (one?.length ?? 0), key.length + bytesOfEntry)

const changes = (topic: string, topics: readonly string[]): boolean =>
  topic === anyTopic || topics.some((one) => touches(topic, one))

/** In its own format: pictures. */
const isCompressed = ({ headers }: CachedResponse): boolean =>
  headers['content-type']?.startsWith('image/') ?? false
