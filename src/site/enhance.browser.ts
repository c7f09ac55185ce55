import { enhancements, featureEnhancements } from './enhancements.ts'
import { whenIdle, whenVisible } from './when-loaded.ts'

type Load = (typeof enhancements)[string]

export function enhancePage(): void {
  for (const [selector, load] of Object.entries(enhancements))
    for (const element of document.querySelectorAll(selector)) start(element, load)
  for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const ending = `/${element.dataset.enhance}.browser.ts`
    const path = Object.keys(featureEnhancements).find((key) => key.endsWith(ending))
    if (path) start(element, featureEnhancements[path]!)
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
