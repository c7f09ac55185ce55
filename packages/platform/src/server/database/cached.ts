import type { Store } from './store.ts'
import { touches } from './topics.ts'

/** One for each store, made when it is first asked for: what is cached of a store serves all who ask. */
export function oncePerStore<T>(make: (store: Store) => T): (store: Store) => T {
  const made = new WeakMap<Store, T>()
  return (store) => {
    const known = made.get(store) ?? make(store)
    made.set(store, known)
    return known
  }
}

/**
 * What is read of the store, cached in memory until the topic is written to on any server, or until it is no
 * longer right by itself.
 */
export function cachedUntilWrite<T>(
  { changes }: Pick<Store, 'changes'>,
  topic: string,
  read: () => Promise<T>,
  isRight: (cached: T) => boolean = () => true,
): () => Promise<T> {
  let cached: Promise<T> | undefined
  const forget = () => (cached = undefined)
  changes.listen((written) => {
    if (touches(written, topic)) forget()
  })
  return async () => {
    if (cached && !isRight(await cached)) forget()
    cached ??= read().catch((error: unknown) => {
      forget()
      throw error
    })
    return cached
  }
}
