/**
 * The plan shows what the steps up to the one that is being read have drawn, and that step lights up. Before
 * the first and after the last one the plan is complete.
 */
export function enhance(root: Element): void {
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')]
  const layers = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-layer]')]
  const show = (number: number) => {
    for (const step of steps) step.toggleAttribute('data-now', Number(step.dataset.step) === number)
    for (const layer of layers) {
      const own = Number(layer.dataset.layer)
      layer.toggleAttribute('data-now', own === number)
      layer.toggleAttribute('data-later', number > 0 && own > number)
    }
  }
  const begun = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) begun.add(target)
        else begun.delete(target)
      show(scrollY > 0 ? begun.size : 0)
    },
    // Above a line a little below the middle, however far: on a phone the plan covers the upper part.
    { rootMargin: '99999px 0px -42% 0px' },
  )
  for (const step of steps) {
    observer.observe(step)
    step.addEventListener('focusin', () => show(Number(step.dataset.step)))
  }
}
