import type { Caller } from './product.ts'

export interface SampleCall {
  /** Who may make it. */
  who: readonly Caller[]
  /** The parameters, the query and the body of a request that nothing but the permission can fail. */
  send?: (
    caller: Caller,
  ) => Promise<{ params?: Record<string, string>; query?: string; body?: unknown }>
  /** Changes the store in no way, though it is no GET. */
  storesNothing?: true
  /** Writes what nobody but the caller sees, and leaves no entry in the audit log. */
  unlogged?: true
}

/** By method and path. */
export type Calls = Readonly<Record<string, SampleCall>>
