import { cachedUntilWrite, oncePerStore } from '#src/server/database/cached.ts'
import type { Store } from '#src/server/database/store.ts'
import { itemsOf, tableOf, type ContentName } from '../content-type.ts'
import { countTopic } from '../translations/topics.ts'

/**
 * How many items of a type there are, drafts and hidden ones among them: counted once until one comes
 * or goes on any server.
 */
export const countAllItems = (store: Store, type: { name: ContentName }): Promise<number> =>
  cacheOf(store)(type.name)

const cacheOf = oncePerStore((store) => {
  const counts = new Map<ContentName, () => Promise<number>>()
  return (name: ContentName) => {
    const count =
      counts.get(name) ?? cachedUntilWrite(store, countTopic(name), () => read(store, name))
    counts.set(name, count)
    return count()
  }
})

async function read({ db }: Store, name: ContentName): Promise<number> {
  const { total } = await itemsOf(db)
    .selectFrom(tableOf({ name }))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
