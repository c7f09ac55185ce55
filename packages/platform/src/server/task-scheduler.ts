/** Who runs next: somebody waits for an answer; or the work is done ahead, while nobody waits. */
export type Urgency = 'asked' | 'ahead'

/** Turns in a row in which those who connect come first; accepting that many takes some milliseconds. */
const maxAccepting = 64

/**
 * Shares out the event loop. Work that runs long begins in a turn of its own: between two of them
 * requests are read, and what lies in memory is answered. Node.js accepts one connection in each turn of the
 * event loop: while some wait for that, the next turns are theirs, or they would wait as long as the work.
 */
export function createTaskScheduler() {
  const waiting: Record<Urgency, (() => void)[]> = { asked: [], ahead: [] }
  let scheduled = false
  let hasAccepted = false
  let accepting = 0

  function schedule(): void {
    if (scheduled || !(waiting.asked.length || waiting.ahead.length)) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      const isForOthers = hasAccepted && accepting < maxAccepting
      hasAccepted = false
      accepting = isForOthers ? accepting + 1 : 0
      if (isForOthers) return schedule()
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
    /** A connection was accepted in this turn. */
    accepted(): void {
      hasAccepted = true
    },
    /** How many wait for a turn because somebody waits for their answer. */
    waiting: () => waiting.asked.length,
  }
}

export type TaskScheduler = ReturnType<typeof createTaskScheduler>
