import {
  compress,
  type Compression,
  type CachedResponse,
} from '#src/server/http/cached-response.ts'
import { createCachedEntries, type Entry } from './cached-entries.ts'
import { changes, createPurgeLog } from './purge-log.ts'

export type PageCache = ReturnType<typeof createPageCache>

/** What an entry takes besides its key and its response, headers included. */
const bytesOfEntry = 1_000

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
  const entries = createCachedEntries({ maxBytes, now })
  let reads = 0
  const purges = createPurgeLog()
  let queue: Promise<void> = Promise.resolve()

  async function compressCached(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry || entry.stored.br || isCompressed(entry.stored)) return
    const compressed = { ...entry.stored }
    await compress(compressed, compression)
    if (entries.get(key)?.stored !== entry.stored) return
    const { plain, br, gzip } = Object.assign(entry.stored, compressed)
    entries.resize(entry, takes(key, plain, br, gzip))
  }

  return {
    get(key: string): CachedResponse | undefined {
      const entry = entries.current(key)
      if (!entry) return undefined
      entry.readAt = reads += 1
      entry.isSpared = true
      return entry.stored
    },

    has: (key: string): boolean => entries.current(key) !== undefined,

    bytes: entries.bytes,

    /** Whether what nobody has asked for finds room: beyond its share it would drive out something else. */
    hasRoom: (share = 0.9): boolean => entries.bytes() < maxBytes * share,

    /** Read before the data of a page is loaded, and passed to `set`. */
    epoch: purges.epoch,

    /** Caches a page, unless it was purged since it was begun, and compresses it, one at a time. */
    set(key: string, entry: Entry, epochBefore: number): void {
      if (purges.isPurgedSince(epochBefore, entry.topics)) return
      const taken = takes(key, entry.stored.plain)
      entries.put(key, { ...entry, bytes: taken, readAt: 0, isSpared: false })
      queue = queue.then(() => compressCached(key)).catch(onError)
    },

    /**
     * Drops every page that depends on the topic. Returns the keys of those that were asked for, most
     * recently used first.
     */
    purge(topic: string): string[] {
      purges.add(topic)
      const stale = entries.list().filter(([, { topics }]) => changes(topic, topics))
      for (const [key] of stale) entries.drop(key)
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

/** In its own format: pictures. */
const isCompressed = ({ headers }: CachedResponse): boolean =>
  headers['content-type']?.startsWith('image/') ?? false
