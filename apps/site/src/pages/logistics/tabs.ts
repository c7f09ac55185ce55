/** Steps of the keys that move between tabs; from either end they go on at the other. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Makes tabs of links and sections; the address names the one that is shown, and each is a step back.
 * `onShown` hears of every section that comes to be shown.
 */
export function setUpTabs(root: HTMLElement, onShown: (panel: HTMLElement) => void): void {
  const list = root.querySelector('ul')
  const nav = list?.parentElement
  const tabs = [...(list?.querySelectorAll('a') ?? [])]
  const panels = tabs.map(({ hash }) => root.querySelector<HTMLElement>(hash))
  if (!list || !nav) return

  const select = (index: number) => {
    tabs.forEach((tab, other) => {
      const isSelected = other === index
      tab.setAttribute('aria-selected', String(isSelected))
      tab.tabIndex = isSelected ? 0 : -1
      panels[other]?.toggleAttribute('data-shown', isSelected)
    })
    const panel = panels[index]
    if (panel) onShown(panel)
  }
  const follow = () => {
    const index = tabs.findIndex(({ hash }) => hash === location.hash)
    if (index >= 0) select(index)
    // Any other fragment is a place within what is shown.
    else if (!location.hash || !('tabs' in root.dataset)) select(0)
  }
  const go = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    select(index)
    tab.focus()
    if (tab.hash !== location.hash) history.pushState(null, '', tab.hash)
  }

  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', nav.getAttribute('aria-label') ?? '')
  nav.removeAttribute('aria-label')
  nav.setAttribute('role', 'none')
  for (const item of list.children) item.setAttribute('role', 'none')
  tabs.forEach((tab, index) => {
    const panel = panels[index]
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    panel?.setAttribute('tabindex', '0')
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(index)
    })
  })
  list.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const index = tabs.findIndex((tab) => tab === event.target)
    if (index < 0 || ctrlKey || metaKey || altKey || shiftKey) return
    const step = steps[key]
    const places: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1, ' ': index }
    const next = places[key]
    if (step === undefined && next === undefined) return
    event.preventDefault()
    go(next ?? (index + (step ?? 0) + tabs.length) % tabs.length)
  })
  addEventListener('popstate', follow)
  follow()
  root.dataset['tabs'] = ''
}
