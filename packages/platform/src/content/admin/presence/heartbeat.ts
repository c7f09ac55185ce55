interface Options {
  everyMs: number
  beat: () => void
  /** The page is hidden, or the person has left the screen. */
  isAway: () => boolean
}

/** Beats at once and then regularly while the page is in use, never more often than `everyMs`. */
export function createHeartbeat({ everyMs, beat, isAway }: Options) {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    if (isAway()) return
    const left = last + everyMs - Date.now()
    if (left <= 0) {
      last = Date.now()
      beat()
    }
    timer = setTimeout(look, left > 0 ? left : everyMs)
  }

  return {
    /** Called when `isAway` may have changed. */
    look,

    /** The next look beats at once. */
    stop(): void {
      clearTimeout(timer)
      last = -Infinity
    },
  }
}
