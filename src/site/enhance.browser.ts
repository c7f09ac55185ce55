import { enhancements, type EnhancementModule } from './enhancements.ts'
import { whenIdle, whenVisible } from './when-loaded.ts'

type Load = () => Promise<EnhancementModule>

export function enhancePage(): void {
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
 * Loads when a button inside is pressed, which is then pressed again for those who listen by now; or
 * when the page's address begins its hash with what is named.
 */
function startPressed(element: HTMLElement, load: Load) {
  const begin = async (pressed?: HTMLElement) => {
    removeEventListener('hashchange', follow)
    element.removeEventListener('click', press)
    delete element.dataset.enhanceFailed
    element.ariaBusy = 'true'
    try {
      ;(await load()).enhance(element)
      pressed?.click()
    } catch {
      element.dataset.enhanceFailed = ''
      listen()
    }
    element.ariaBusy = null
  }
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (button) void begin(button)
  }
  const follow = () => {
    if (location.hash.startsWith(element.dataset.enhanceHash!)) void begin()
  }
  const listen = () => {
    element.addEventListener('click', press)
    addEventListener('hashchange', follow)
  }
  listen()
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
