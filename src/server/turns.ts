/** Who runs next: somebody waits for an answer; or the work is done ahead, while nobody waits. */
export type Urgency = 'asked' | 'ahead'

/**
 * Shares out the event loop. Work that runs long begins in a turn of its own: between two of them
 * requests are read, and what lies in memory is answered.
 */
export function createTurns() {
  const waiting: Record<Urgency, (() => void)[]> = { asked: [], ahead: [] }
  let scheduled = false

  function schedule(): void {
    if (scheduled || !(waiting.asked.length || waiting.ahead.length)) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      const begin = waiting.asked.shift() ?? waiting.ahead.shift()
      begin?.()
      schedule()
    })
  }

  return {
    /** Resolves in the next free turn. */
    next: (urgency: Urgency = 'asked') =>
      new Promise<void>((begin) => {
        waiting[urgency].push(begin)
        schedule()
      }),
    /** How many wait for a turn because somebody waits for their answer. */
    waiting: () => waiting.asked.length,
  }
}

export type Turns = ReturnType<typeof createTurns>
