/** Runs at the window's `load` event, at once where that has passed. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

/** Milliseconds. Chromium, under load, at times never says that it is idle. */
const latestIdleMs = 2_000

/** Runs when the window has loaded and the browser is idle, or two seconds later. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => window.requestIdleCallback?.(run, { timeout: latestIdleMs }) ?? setTimeout(run))
}

/** Runs once, shortly before the element is in the viewport. */
export function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}
