import type { Kysely, Transaction } from 'kysely'

/** Every table by name. A feature adds its own by augmenting this interface beside its code. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface Tables {}

export type Connection = Kysely<Tables>
/** For reading: no transaction begins here, and nothing is written. */
export type Database = Omit<
  Connection,
  | 'transaction'
  | 'startTransaction'
  | 'connection'
  | 'insertInto'
  | 'replaceInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'mergeInto'
>
/** `topics`: what the write of a store changes (`topics.ts`); absent outside of `store.write`. */
export type WriteTransaction = Transaction<Tables> & { readonly topics?: Set<string> }
