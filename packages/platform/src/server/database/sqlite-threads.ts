import { Worker } from 'node:worker_threads'
import { threadAddress } from '../thread-address.ts'

/** Threads that wait for a file to open; none of them keeps the process alive. */
const idle: Worker[] = []

/** Starts what a store will need while the rest of the product is loaded: a thread takes as long. */
export function startThreadsAhead(): void {
  for (let count = 0; count < 2; count += 1) {
    idle.push(startThread())
  }
}

/** One that waits, or another. It opens the file that the first message names. */
export const takeThread = (): Worker => idle.shift() ?? startThread()

/** A thread whose connection is closed: starting another takes longer than most that a store does. */
export const returnThread = (thread: Worker): void => void idle.push(thread)

function startThread(): Worker {
  const thread = new Worker(threadAddress('sqlite-thread', import.meta.url), { name: 'SQLite' })
  thread.unref()
  return thread
}
