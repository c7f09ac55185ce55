import { compress, type StoredResponse } from './stored-response.ts'

interface Entry {
  stored: StoredResponse
  topics: readonly string[]
}

export type PageCache = ReturnType<typeof createPageCache>

/** Rendered pages by canonical address, purged by writes to their topics. */
export function createPageCache({ maxBytes = 192 * 1024 * 1024 } = {}) {
  /** Least recently used first. */
  const entries = new Map<string, Entry>()
  let bytes = 0
  /** Counts the purges: a page that was begun before one is not cached after it. */
  let epoch = 0
  let queue: Promise<void> = Promise.resolve()

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(entry.stored)
    entries.delete(key)
  }

  function evict(): void {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      drop(key)
    }
  }

  async function compressCached(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry || entry.stored.br) return
    const compressed = { ...entry.stored }
    await compress(compressed)
    if (entries.get(key)?.stored !== entry.stored) return
    bytes += sizeOf(compressed) - sizeOf(entry.stored)
    Object.assign(entry.stored, compressed)
    evict()
  }

  return {
    get(key: string): StoredResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.stored
    },

    /** Read before the data of a page is loaded, and passed to `set`. */
    epoch: () => epoch,

    /** Caches a page and compresses it, one at a time. */
    set(key: string, entry: Entry, epochBefore: number): void {
      if (epochBefore !== epoch) return
      drop(key)
      entries.set(key, entry)
      bytes += sizeOf(entry.stored)
      evict()
      queue = queue.then(() => compressCached(key))
    },

    /**
     * Drops every page that depends on the topic, `*` all. Returns their keys, most recently used
     * first.
     */
    purge(topic: string): string[] {
      epoch += 1
      const stale = [...entries].flatMap(([key, { topics }]) =>
        topic === '*' || topics.includes(topic) ? [key] : [],
      )
      for (const key of stale) drop(key)
      return stale.toReversed()
    },

    /** Resolves when everything cached so far is compressed. */
    settled: () => queue,
  }
}

const sizeOf = ({ plain, br, gzip }: StoredResponse): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0)
