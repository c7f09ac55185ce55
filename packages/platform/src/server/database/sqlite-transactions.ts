import { StoreUnavailable, storeUnavailableIn } from './store-unavailable.ts'

/** The most transactions that are committed together. */
const maxMembers = 32

/** The connection from the view of one transaction. */
export interface Member {
  run(sql: string): Promise<unknown>
  mayWrite: boolean
  /** Whether the transaction is running and has the connection for itself. */
  isUnderWay: boolean
  /** The savepoint of a transaction that continues an open group. */
  savepoint?: Promise<unknown>
}

/**
 * The transactions of one connection, one at a time. While others wait, a writing transaction ends
 * without a commit and the next one continues behind a savepoint; the last one commits for all.
 * Many transactions thus share one wait for the disk (group commit), and each resolves only after
 * that commit.
 */
export class SqliteTransactions {
  /** Resolves when the running transaction has ended. */
  #current: PromiseWithResolvers<void> | undefined
  /** Resolves when SQLite's transaction is over, which may contain several of ours. */
  #group: PromiseWithResolvers<void> | undefined
  #waiting = 0
  /** The transactions that have ended without a commit. */
  readonly #ended: PromiseWithResolvers<void>[] = []

  /** Resolves when a query outside of transactions may run. */
  async over(): Promise<void> {
    while (this.#group) await this.#group.promise
  }

  async begin(member: Member): Promise<void> {
    this.#waiting += 1
    // A waiting transaction checks again, since another may have been faster.
    while (this.#current) await this.#current.promise
    this.#waiting -= 1
    this.#current = Promise.withResolvers()
    member.isUnderWay = true
    if (this.#group) {
      // The savepoint is not awaited: the transaction's own queries follow it, and a failure
      // prevents the commit.
      member.savepoint = member.run('savepoint member')
      member.savepoint.catch(() => {})
      return
    }
    this.#group = Promise.withResolvers()
    // A deferred transaction fails when it changes from reading to writing beside another
    // connection.
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

  /**
   * Rolls back one transaction. Earlier ones of the group remain, unless SQLite has undone them
   * all, for example on a full disk.
   */
  async rollback(member: Member): Promise<void> {
    if (!member.isUnderWay) return
    if (!this.#ended.length) return void (await member.run('rollback'))
    try {
      await member.savepoint
      await member.run('rollback to member')
      if (!this.#waiting) await this.#commitAll(member)
    } catch (error) {
      // The end of the store keeps its own error, since it is no failure.
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
    this.#current?.resolve()
    this.#current = undefined
  }

  async #commitAll(member: Member): Promise<void> {
    await member.run('commit')
    for (const { resolve } of this.#ended.splice(0)) resolve()
  }
}
