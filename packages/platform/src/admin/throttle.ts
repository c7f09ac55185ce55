/**
 * Runs work at the first call, and while more calls come at most once in so many milliseconds, by the
 * end of the work before: work that takes long leaves time for others.
 */
export function createThrottle(work: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity

  function run(): void {
    clearTimeout(timer)
    timer = undefined
    work()
    last = performance.now()
  }

  return {
    call(this: void): void {
      const due = last + everyMs - performance.now()
      if (due <= 0) run()
      else timer ??= setTimeout(run, due)
    },

    /** Runs what waits. */
    flush(this: void): void {
      if (timer !== undefined) run()
    },

    cancel(this: void): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
