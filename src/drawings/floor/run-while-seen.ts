const frameMilliseconds = 1000 / 30
/** Times the length of a frame that the page has to itself after it: a slow machine gets fewer frames. */
const rest = 3

/**
 * Calls back at most 30 times a second with the seconds it has run, while the element is on screen,
 * the tab is in front and the pause button is not pressed; returns what ends it. Drawing takes a
 * quarter of the main thread at most.
 */
export function runWhileSeen(root: Element, onFrame: (elapsed: number) => void): () => void {
  const button = root.parentElement?.querySelector<HTMLButtonElement>('[data-floor-pause]')
  const signal = new AbortController()
  let isOnScreen = false
  let isPaused = false
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let elapsed = 0
  let last = 0

  const run = (now: number) => {
    elapsed += Math.min(now - last, 250) / 1000
    last = now
    const start = performance.now()
    onFrame(elapsed)
    // A timer's turn comes after the frame has been laid out and painted.
    timer = setTimeout(() => {
      const cost = performance.now() - start
      timer = setTimeout(next, Math.max(frameMilliseconds - 8 - cost, cost * rest))
    })
  }
  const next = () => {
    frame = requestAnimationFrame(run)
  }
  const halt = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const update = () => {
    halt()
    if (!isOnScreen || isPaused || document.hidden) return
    last = performance.now()
    next()
  }
  const seen = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  seen.observe(root)
  document.addEventListener('visibilitychange', update, { signal: signal.signal })
  button?.addEventListener(
    'click',
    () => {
      isPaused = !isPaused
      const other = button.dataset['floorPause'] ?? ''
      button.dataset['floorPause'] = button.textContent ?? ''
      button.textContent = other
      update()
    },
    { signal: signal.signal },
  )
  return () => {
    isOnScreen = false
    halt()
    seen.disconnect()
    signal.abort()
  }
}
