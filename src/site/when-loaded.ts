/** Calls back at the window's `load`, at once where that has passed. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run)
}

/** Calls back when the window has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(run))
}

/** Calls back once, shortly before the element comes into sight. */
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
