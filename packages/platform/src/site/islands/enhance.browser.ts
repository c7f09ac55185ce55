import { whenIdle, whenVisible } from './when-loaded.ts'

interface EnhancementModule {
  enhance(root: Element): unknown
}

type Load = () => Promise<EnhancementModule>

/** Progressive enhancement without React: modules by selector, loaded when the element is in sight and the browser idle. */
export type Enhancements = Record<string, Load>

export function enhancePage(enhancements: Enhancements): void {
  for (const [selector, load] of Object.entries(enhancements))
    for (const element of document.querySelectorAll(selector)) startSeen(element, load)
  // The server has written the address of the script in place of its name.
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const { enhance: address, enhanceOn } = element.dataset
    const load = () => import(/* @vite-ignore */ address!) as Promise<EnhancementModule>
    if (enhanceOn) startPressed(element, load)
    else startSeen(element, load)
  }
}

/**
 * Loads at the first press inside, which is then repeated for those who listen by now; or when the
 * page's address begins its hash with what is named.
 */
function startPressed(element: HTMLElement, load: Load) {
  let isBegun = false
  const begin = (pressed?: EventTarget | null) => {
    if (isBegun) return
    isBegun = true
    load().then(
      ({ enhance }) => {
        enhance(element)
        ;(pressed as HTMLElement | undefined)?.click()
      },
      () => {
        isBegun = false
        element.dataset.enhanceFailed = ''
      },
    )
  }
  const follow = () => location.hash.startsWith(element.dataset.enhanceHash!) && begin()
  element.addEventListener('click', ({ target }) => {
    begin(target)
  })
  addEventListener('hashchange', follow)
  follow()
}

function startSeen(element: Element, load: Load) {
  whenIdle(() =>
    whenVisible(element, () => {
      load().then(
        ({ enhance }) => enhance(element),
        () => {},
      )
    }),
  )
}
