/** Makes the header sticky once the page is scrolled, and closes its menus. */
export function setUpHeader(): void {
  const header = document.querySelector('[data-header]')
  if (!header) return
  const follow = () => header.toggleAttribute('data-scrolled', scrollY > 0)
  addEventListener('scroll', follow, { passive: true })
  // After a paint: to tell `scrollY` the browser lays out what it has of the page, and so twice.
  requestAnimationFrame(() => setTimeout(follow))

  const close = (isMeant: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of header.querySelectorAll<HTMLDetailsElement>('[data-closes][open]'))
      if (isMeant(menu)) menu.open = false
  }
  const closeOthers = ({ target }: Event) => close((menu) => !menu.contains(target as Node))
  addEventListener('pointerdown', closeOthers)
  addEventListener('focusin', closeOthers)
  addEventListener('pagehide', () => close(() => true))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    close((menu) => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      return true
    })
  })
}
