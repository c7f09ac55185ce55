const frameMilliseconds = 1000 / 30

/**
 * Calls back at most 30 times a second with the seconds it has run, while the element is on screen,
 * the tab is in front and the pause button is not pressed; returns what ends it.
 */
export function runWhileSeen(root: Element, onFrame: (elapsed: number) => void): () => void {
  const button = root.parentElement?.querySelector<HTMLButtonElement>('[data-floor-pause]')
  const signal = new AbortController()
  let isOnScreen = false
  let isPaused = false
  let frame = 0
  let elapsed = 0
  let last = 0

  const run = (now: number) => {
    frame = requestAnimationFrame(run)
    const since = now - last
    if (since < frameMilliseconds - 3) return
    last = now
    elapsed += Math.min(since, 100) / 1000
    onFrame(elapsed)
  }
  const update = () => {
    cancelAnimationFrame(frame)
    if (!isOnScreen || isPaused || document.hidden) return
    last = performance.now()
    frame = requestAnimationFrame(run)
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
    cancelAnimationFrame(frame)
    seen.disconnect()
    signal.abort()
  }
}
