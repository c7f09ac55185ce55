import type { Worker } from 'node:worker_threads'
import { primaryCode } from './sqlite-code.ts'
import type { Query, Result } from './sqlite-connection.ts'
import type { Answer, Message } from './sqlite-thread.ts'
import { returnThread, takeThread } from './sqlite-threads.ts'
import { StoreClosed, StoreUnavailable } from './store-unavailable.ts'

/** A connection that lives in another thread and answers queries in the order in which they were sent. */
export class SqliteThread {
  readonly #thread: Worker
  readonly #waiting: PromiseWithResolvers<Answer>[] = []
  #end: Error | undefined

  static async open(file: string): Promise<SqliteThread> {
    const thread = new SqliteThread()
    try {
      await thread.#ask({ file })
      return thread
    } catch (error) {
      await thread.close()
      throw error
    }
  }

  private constructor() {
    this.#thread = takeThread()
    const end = (error: Error) => {
      this.#end ??= error
      for (const { reject } of this.#waiting.splice(0)) reject(this.#end)
    }
    this.#thread.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer))
    this.#thread.on('error', end)
    this.#thread.on('exit', () => end(new Error('The thread of the store has ended')))
  }

  execute(query: Query): Promise<Result> {
    return this.#ask(query)
  }

  async close(): Promise<void> {
    if (this.#end) return
    const closed = this.#ask('close')
    this.#end = new StoreClosed()
    await closed
    // Each by its name: Node's own listeners stay.
    for (const event of ['message', 'error', 'exit']) this.#thread.removeAllListeners(event)
    returnThread(this.#thread)
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage(message)
  }

  /** While somebody waits for it the thread keeps the process alive, and not longer. */
  async #ask(message: Message): Promise<Result> {
    if (this.#end) throw this.#end
    const waiting = Promise.withResolvers<Answer>()
    if (this.#waiting.push(waiting) === 1) this.#thread.ref()
    this.#post(message)
    try {
      const answer = await waiting.promise
      if ('result' in answer) return answer.result
      const { message: text, ...more } = answer.error
      throw toldApart(Object.assign(new Error(text), more))
    } finally {
      if (!this.#waiting.length) this.#thread.unref()
    }
  }
}

/** Busy, locked, only readable, failing disk, full disk, file gone: no fault of the query. */
const unavailable = new Set([5, 6, 8, 10, 13, 14])

const toldApart = (error: unknown): unknown =>
  unavailable.has(primaryCode(error) ?? 0) ? new StoreUnavailable(error) : error
