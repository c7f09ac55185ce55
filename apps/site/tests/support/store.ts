import { afterAll, beforeAll } from 'vitest'
import { openStore, type Store } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import {
  newStorePlace,
  removeStorePlace,
  type StorePlace,
} from '@repo/platform/testing/database.ts'

/** An empty store for the tests of a file, without the product; `fill` writes what all of them find. */
export function useStore(fill: (store: Store) => Promise<unknown> = async () => undefined) {
  const used = {} as { store: Store; place: StorePlace }
  beforeAll(async () => {
    used.place = await newStorePlace()
    used.store = await openStore(used.place, migrations)
    await fill(used.store)
  })
  afterAll(async () => {
    await used.store.close()
    await removeStorePlace(used.place)
  })
  return used
}
