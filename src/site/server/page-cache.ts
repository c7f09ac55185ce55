import { compress, type StoredResponse } from './stored-response.ts'

interface Entry {
  stored: StoredResponse
  topics: readonly string[]
}

export type PageCache = ReturnType<typeof createPageCache>

/** Finished pages by canonical address, purged by the writes that change them. */
export function createPageCache({ maxBytes = 192 * 1024 * 1024 } = {}) {
  /** The page that was asked for last stands at the end. */
  const entries = new Map<string, Entry>()
  let bytes = 0
  /** Counts the purges: a page that was begun before one is not kept after it. */
  let epoch = 0
  let queue: Promise<void> = Promise.resolve()

  function drop(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(entry.stored)
    entries.delete(key)
  }

  function makeRoom(): void {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      drop(key)
    }
  }

  async function compressKept(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry || entry.stored.br) return
    const compressed = { ...entry.stored }
    await compress(compressed)
    if (entries.get(key)?.stored !== entry.stored) return
    bytes += sizeOf(compressed) - sizeOf(entry.stored)
    Object.assign(entry.stored, compressed)
    makeRoom()
  }

  return {
    get(key: string): StoredResponse | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.stored
    },

    /** Take before loading what a page is drawn from, hand to `keep`. */
    epoch: () => epoch,

    /** Keeps a page and has it compressed, one at a time. */
    keep(key: string, entry: Entry, begunAt: number): void {
      if (begunAt !== epoch) return
      drop(key)
      entries.set(key, entry)
      bytes += sizeOf(entry.stored)
      makeRoom()
      queue = queue.then(() => compressKept(key))
    },

    /** Drops every page that depends on the topic; `*` drops all. Answers their keys, last asked for first. */
    purge(topic: string): string[] {
      epoch += 1
      const stale = [...entries].flatMap(([key, { topics }]) =>
        topic === '*' || topics.includes(topic) ? [key] : [],
      )
      for (const key of stale) drop(key)
      return stale.toReversed()
    },

    /** Resolves when everything kept so far is compressed. */
    settled: () => queue,
  }
}

const sizeOf = ({ plain, br, gzip }: StoredResponse): number =>
  plain.length + (br?.length ?? 0) + (gzip?.length ?? 0)
