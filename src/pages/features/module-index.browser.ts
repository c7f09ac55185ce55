/** Marks the module that is being read in the index beside the sheet. */
export function enhance(index: HTMLElement): void {
  const links = [...index.querySelectorAll<HTMLAnchorElement>('a')]
  const show = (id: string) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const seen = new Set<Element>()
  const targets = links.flatMap(({ hash }) => document.querySelector(hash) ?? [])
  // A band in the upper half of the window: what lies in it is read.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      const first = targets.find((target) => seen.has(target))
      if (first) show(first.id)
    },
    { rootMargin: '-20% 0px -60%' },
  )
  for (const target of targets) observer.observe(target)
}
