/** A server that is measured beside the product. */
export interface Beside {
  name: string
  url: string
  /** Of the processes that answer. */
  pids: readonly number[]
  stop(): Promise<void>
}
