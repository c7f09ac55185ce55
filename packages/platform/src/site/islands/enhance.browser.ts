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
    const { enhance: address } = element.dataset
    startSeen(element, () => import(/* @vite-ignore */ address!) as Promise<EnhancementModule>)
  }
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
