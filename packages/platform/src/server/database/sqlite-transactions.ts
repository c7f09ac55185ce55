import { StoreUnavailable, storeUnavailableIn } from './store-unavailable.ts'

/** How many are committed together at most. */
const maxMembers = 32

/** A connection as one transaction sees it. */
export interface Member {
  run(sql: string): Promise<unknown>
  mayWrite: boolean
  /** Whether the transaction is under way, which has the connection alone. */
  isUnderWay: boolean
  /** Of one that goes on where others have ended. */
  savepoint?: Promise<unknown>
}

/**
 * The transactions of one connection, one at a time. While others wait, one that may write ends without a
 * commit, and the next goes on behind a savepoint; the last commits for all. So the disk is waited for once
 * for many (group commit), and each learns only then that it is committed.
 */
export class SqliteTransactions {
  /** Until the transaction that is under way has ended. */
  #turn: PromiseWithResolvers<void> | undefined
  /** Until the transaction of SQLite is over, in which there may be several. */
  #group: PromiseWithResolvers<void> | undefined
  #waiting = 0
  /** Of those that have ended and are not committed. */
  readonly #ended: PromiseWithResolvers<void>[] = []

  /** Resolves when a query outside of transactions may be sent. */
  async over(): Promise<void> {
    while (this.#group) await this.#group.promise
  }

  async begin(member: Member): Promise<void> {
    this.#waiting += 1
    // Whoever waits looks again: another may have been faster.
    while (this.#turn) await this.#turn.promise
    this.#waiting -= 1
    this.#turn = Promise.withResolvers()
    member.isUnderWay = true
    if (this.#group) {
      // Not waited for: its own queries come after it, and where it fails it is not committed.
      member.savepoint = member.run('savepoint member')
      member.savepoint.catch(() => {})
      return
    }
    this.#group = Promise.withResolvers()
    // A deferred transaction fails when it turns from reading to writing beside another connection.
    await member.run(member.mayWrite ? 'begin immediate' : 'begin')
  }

  async commit(member: Member): Promise<void> {
    await member.savepoint
    if (!member.mayWrite || !this.#waiting || this.#ended.length >= maxMembers)
      return this.#commitAll(member)
    const ended = Promise.withResolvers<void>()
    this.#ended.push(ended)
    this.release(member)
    return ended.promise
  }

  /** Those that ended before stay in, unless SQLite has undone all, as it does where the disk is full. */
  async rollback(member: Member): Promise<void> {
    if (!member.isUnderWay) return
    if (!this.#ended.length) return void (await member.run('rollback'))
    try {
      await member.savepoint
      await member.run('rollback to member')
      if (!this.#waiting) await this.#commitAll(member)
    } catch (error) {
      // The end of the store keeps its name, since it is no failure.
      const reason = storeUnavailableIn(error) ?? new StoreUnavailable(error)
      for (const { reject } of this.#ended.splice(0)) reject(reason)
      await member.run('rollback')
    }
  }

  release(member: Member): void {
    if (!member.isUnderWay) return
    member.isUnderWay = false
    if (!this.#ended.length) {
      this.#group?.resolve()
      this.#group = undefined
    }
    this.#turn?.resolve()
    this.#turn = undefined
  }

  async #commitAll(member: Member): Promise<void> {
    await member.run('commit')
    for (const { resolve } of this.#ended.splice(0)) resolve()
  }
}
