import { anyTopic, touches } from '#src/server/database/topics.ts'

/** A page that was begun before more purges than these is not cached. */
const maxRecentPurges = 1_000

export const changes = (topic: string, topics: readonly string[]): boolean =>
  topic === anyTopic || topics.some((one) => touches(topic, one))

/** Knows which topics have been purged since a page was begun. */
export function createPurgeLog() {
  /** Counts the purges. */
  let epoch = 0
  /** The topics of the last of them. */
  const purges: string[] = []

  return {
    epoch: () => epoch,

    add(topic: string): void {
      epoch += 1
      purges.push(topic)
      if (purges.length > maxRecentPurges) purges.shift()
    },

    isPurgedSince(epochBefore: number, topics: readonly string[]): boolean {
      const count = epoch - epochBefore
      if (count > purges.length) return true
      return purges.slice(purges.length - count).some((topic) => changes(topic, topics))
    },
  }
}
