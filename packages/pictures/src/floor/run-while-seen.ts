const frameMilliseconds = 1000 / 30
/** Times the length of a frame that the page has to itself after it: a slow machine gets fewer frames. */
const rest = 4

/** All pictures of the page show the same second, and share what the floor may take. */
const clock = { seconds: 0, last: 0, running: 0 }
const paused = 'floor-paused'

function tick(now: number): number {
  clock.seconds += Math.min(Math.max(0, now - clock.last), 250) / 1000
  clock.last = now
  return clock.seconds
}

const pauseButton = () => document.querySelector<HTMLElement>('[data-floor-pause]')

/** One button for all pictures of the page. */
export function setUpPauseButton(): void {
  const button = pauseButton()
  button?.addEventListener('click', () => {
    const other = button.dataset['floorPause'] ?? ''
    button.dataset['floorPause'] = button.textContent ?? ''
    button.textContent = other
    button.toggleAttribute('data-paused')
    document.dispatchEvent(new Event(paused))
  })
}

/**
 * Calls back at most 30 times a second with the seconds that the floor has run, while the element is
 * on screen, the tab is in front and the pause button is not pressed; returns what ends it. Drawing
 * takes a quarter of the main thread at most, however many pictures run.
 */
export function runWhileSeen(root: Element, onFrame: (elapsed: number) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isOnScreen = false
  let isRunning = false
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = (now: number) => {
    const elapsed = tick(now)
    const start = performance.now()
    onFrame(elapsed)
    // A timer's turn comes after the frame has been laid out and painted.
    timer = setTimeout(() => {
      const cost = performance.now() - start
      const pause = cost * (rest * clock.running - 1)
      timer = setTimeout(next, Math.max(frameMilliseconds - 8 - cost, pause))
    })
  }
  const next = () => {
    frame = requestAnimationFrame(run)
  }
  const update = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const isPaused = pauseButton()?.hasAttribute('data-paused') ?? false
    const shouldRun = isOnScreen && !isPaused && !document.hidden && !signal.aborted
    if (shouldRun !== isRunning) clock.running += shouldRun ? 1 : -1
    isRunning = shouldRun
    if (!shouldRun) return
    if (clock.running === 1) clock.last = performance.now()
    next()
  }
  const seen = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  seen.observe(root)
  document.addEventListener('visibilitychange', update, { signal })
  document.addEventListener(paused, update, { signal })
  return () => {
    ending.abort()
    update()
    seen.disconnect()
  }
}
