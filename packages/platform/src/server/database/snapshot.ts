import type { Connection, WriteTransaction } from './tables.ts'

/** One view of the store for the whole work; writers go on meanwhile. */
export const snapshotOf = <T>(
  db: Connection,
  work: (snapshot: WriteTransaction) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => work(snapshot))
