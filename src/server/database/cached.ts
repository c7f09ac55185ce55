import type { Store } from './store.ts'
import { touches } from './topics.ts'

/** What is read of the store, cached in memory until the topic is written to on any server. */
export function cachedUntilWrite<T>(
  { changes }: Pick<Store, 'changes'>,
  topic: string,
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: Promise<T> | undefined
  const forget = () => (cached = undefined)
  changes.listen((written) => {
    if (touches(written, topic)) forget()
  })
  return () => {
    cached ??= read().catch((error: unknown) => {
      forget()
      throw error
    })
    return cached
  }
}
