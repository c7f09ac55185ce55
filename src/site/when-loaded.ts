/** Runs at the window's `load` event, at once where that has passed. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

/** Runs when the window has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(run))
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
