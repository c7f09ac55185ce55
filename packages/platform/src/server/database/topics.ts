import type { WriteTransaction } from './tables.ts'

/** Everything, after a gap in the connection to the database. */
export const anyTopic = '*'

/**
 * Whether a write to a topic changes what depends on another. Topics are paths: a write to `news`
 * changes everything below it, and one to `news/list/de` what depends on `news` as a whole.
 */
export function touches(written: string, dependsOn: string): boolean {
  return (
    written === anyTopic ||
    written === dependsOn ||
    written.startsWith(`${dependsOn}/`) ||
    dependsOn.startsWith(`${written}/`)
  )
}

/** A transaction that collects what its write changes. */
export const withTopics = (
  db: WriteTransaction,
  topics: readonly string[],
): WriteTransaction & { topics: Set<string> } => Object.assign(db, { topics: new Set(topics) })

/** Adds topics to a write that learns within its transaction what it changes. */
export function addTopics(db: WriteTransaction, ...topics: readonly string[]): void {
  if (!db.topics) throw new Error('Topics belong to the transaction of store.write')
  for (const topic of topics) db.topics.add(topic)
}
