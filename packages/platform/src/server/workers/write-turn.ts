interface Deps {
  /** Resolves when no other worker writes. */
  take(): Promise<void>
  giveBack(): void
}

export type WriteTurn = ReturnType<typeof createWriteTurn>

/** In one turn; each change of hands costs as much as a short write. */
const maxWritesInTurn = 16

/**
 * The writes of one worker, one after the other, while no other worker writes. SQLite's own waiting is
 * a lottery: whoever sleeps while others write may come last.
 */
export function createWriteTurn({ take, giveBack }: Deps) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** Since the turn was taken; undefined: it is not ours. */
  let written: number | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (written === undefined) await take()
    waiting -= 1
    written ??= 0
    try {
      return await work()
    } finally {
      written += 1
      if (waiting === 0 || written === maxWritesInTurn) {
        written = undefined
        giveBack()
      }
    }
  }

  return {
    run<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1
      const done = last.then(() => inTurn(work))
      last = done.catch(() => {})
      return done
    },
    waiting: () => waiting,
  }
}
