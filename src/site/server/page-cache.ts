import { compress, type Finished } from './finished.ts'

interface Entry {
  finished: Finished
  topics: readonly string[]
}

const mostEntries = 20_000

export type PageCache = ReturnType<typeof createPageCache>

/** Finished pages by canonical address, purged by the writes that change them. */
export function createPageCache() {
  const entries = new Map<string, Entry>()
  /** Counts the purges: a page that was begun before one is not kept after it. */
  let epoch = 0
  let queue: Promise<void> = Promise.resolve()

  return {
    get: (key: string): Finished | undefined => entries.get(key)?.finished,

    /** Take before loading what a page is drawn from, hand to `keep`. */
    epoch: () => epoch,

    /** Keeps a page and has it compressed, one at a time. */
    keep(key: string, entry: Entry, begunAt: number): void {
      if (begunAt !== epoch) return
      if (entries.size >= mostEntries) entries.delete(entries.keys().next().value!)
      entries.set(key, entry)
      queue = queue.then(() => (entries.get(key) === entry ? compress(entry.finished) : undefined))
    },

    /** Drops every page that depends on the topic; `*` drops all. Answers their keys. */
    purge(topic: string): string[] {
      epoch += 1
      const stale = [...entries].flatMap(([key, { topics }]) =>
        topic === '*' || topics.includes(topic) ? [key] : [],
      )
      for (const key of stale) entries.delete(key)
      return stale
    },

    /** Resolves when everything kept so far is compressed. */
    settled: () => queue,
  }
}
