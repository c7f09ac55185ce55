import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { primaryCode } from './sqlite-code.ts'
import type { Query, Result } from './sqlite-connection.ts'
import type { Answer, Message } from './sqlite-thread.ts'
import { takeThread } from './sqlite-threads.ts'
import { StoreClosed, StoreUnavailable } from './store-unavailable.ts'

/** So many queries keep the thread busy until the next ones reach it. */
const enough = 8

/** A connection that lives in another thread and answers queries in the order in which they were sent. */
export class SqliteThread {
  readonly #thread: Worker
  readonly #waiting: PromiseWithResolvers<Answer>[] = []
  /** Not sent yet. */
  readonly #queries: Query[] = []
  #end: Error | undefined

  static async open(file: string): Promise<SqliteThread> {
    const thread = new SqliteThread(file)
    try {
      await thread.#answer()
      return thread
    } catch (error) {
      await thread.close()
      throw error
    }
  }

  private constructor(file: string) {
    this.#thread = takeThread()
    const end = (error: Error) => {
      this.#end ??= error
      for (const { reject } of this.#waiting.splice(0)) reject(this.#end)
    }
    this.#thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.#waiting.shift()?.resolve(answer)
      if (this.#unanswered < enough) this.#send()
    })
    this.#thread.on('error', end)
    this.#thread.on('exit', () => end(new Error('The thread of the store has ended')))
    this.#post({ file })
  }

  /**
   * What several ask for goes in one message, since a message costs more than most queries: all of one turn of the
   * event loop, and while the thread has enough to do all until it answers. `atOnce`: others wait for this
   * one, as for those of a transaction.
   */
  execute(query: Query, { atOnce = false } = {}): Promise<Result> {
    const answer = this.#answer()
    this.#queries.push(query)
    if (atOnce) this.#send()
    else if (this.#queries.length === 1 && this.#unanswered < enough)
      setImmediate(() => this.#send())
    return answer
  }

  async close(): Promise<void> {
    if (this.#end) return
    const ended = once(this.#thread, 'exit')
    this.#thread.ref()
    this.#send()
    this.#post('close')
    this.#end = new StoreClosed()
    await ended
  }

  /** How many of the queries that were sent the thread has not answered. */
  get #unanswered(): number {
    return this.#waiting.length - this.#queries.length
  }

  #send(): void {
    if (this.#queries.length) this.#post(this.#queries.splice(0))
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage(message)
  }

  /** While somebody waits for it the thread keeps the process alive, and not longer. */
  async #answer(): Promise<Result> {
    if (this.#end) throw this.#end
    const waiting = Promise.withResolvers<Answer>()
    if (this.#waiting.push(waiting) === 1) this.#thread.ref()
    try {
      const answer = await waiting.promise
      if ('result' in answer) return answer.result
      const { message, ...more } = answer.error
      throw toldApart(Object.assign(new Error(message), more))
    } finally {
      if (!this.#waiting.length) this.#thread.unref()
    }
  }
}

/** Busy, locked, only readable, failing disk, full disk, file gone: no fault of the query. */
const unavailable = new Set([5, 6, 8, 10, 13, 14])

const toldApart = (error: unknown): unknown =>
  unavailable.has(primaryCode(error) ?? 0) ? new StoreUnavailable(error) : error
