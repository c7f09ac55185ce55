/** The step that is being read lights up, and the plan shows what the steps up to it have drawn. */
export function enhance(root: Element): void {
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')]
  const layers = [...root.querySelectorAll<SVGElement>('[data-layer]')]
  const show = (number: number) => {
    for (const step of steps) step.toggleAttribute('data-now', Number(step.dataset.step) === number)
    for (const layer of layers) {
      const own = Number(layer.dataset.layer)
      layer.toggleAttribute('data-now', own === number)
      layer.toggleAttribute('data-later', own > number)
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) show(Number((target as HTMLElement).dataset.step))
    },
    // A line a little below the middle: on a phone the plan covers the upper part.
    { rootMargin: '-58% 0px -41% 0px' },
  )
  for (const step of steps) {
    observer.observe(step)
    step.addEventListener('focusin', () => show(Number(step.dataset.step)))
  }
}
