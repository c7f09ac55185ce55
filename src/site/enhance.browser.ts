import { enhancements, type EnhancementModule } from './enhancements.ts'
import { whenIdle, whenVisible } from './when-loaded.ts'

type Load = () => Promise<EnhancementModule>

export function enhancePage(): void {
  for (const [selector, load] of Object.entries(enhancements))
    for (const element of document.querySelectorAll(selector)) start(element, load)
  // The server has written the address of the script in place of its name.
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const address = element.dataset.enhance!
    start(element, () => import(/* @vite-ignore */ address) as Promise<EnhancementModule>)
  }
}

function start(element: Element, load: Load) {
  whenIdle(() =>
    whenVisible(element, () => {
      load().then(
        ({ enhance }) => enhance(element),
        () => {},
      )
    }),
  )
}
