import { Worker } from 'node:worker_threads'
import { threadAddress } from '../thread-address.ts'

const started: Worker[] = []

/** Starts what a store will need while the rest of the product is loaded: a thread takes as long. */
export function startThreadsAhead(): void {
  for (let count = 0; count < 2; count += 1) {
    const thread = startThread()
    thread.unref()
    started.push(thread)
  }
}

/** One that was started ahead, or another. It opens the file that the first message names. */
export const takeThread = (): Worker => started.shift() ?? startThread()

const startThread = () =>
  new Worker(threadAddress('sqlite-thread', import.meta.url), { name: 'SQLite' })
