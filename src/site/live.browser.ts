import { live, liveForms } from './live.ts'
import { whenIdle, whenVisible } from './when-loaded.ts'

type Load = (typeof live)[string]

export function enliven(): void {
  for (const [selector, load] of Object.entries(live))
    for (const element of document.querySelectorAll(selector)) start(element, load)
  for (const element of document.querySelectorAll<HTMLElement>('[data-live-form]')) {
    const ending = `/${element.dataset.liveForm}.browser.ts`
    const path = Object.keys(liveForms).find((key) => key.endsWith(ending))
    if (path) start(element, liveForms[path]!)
  }
}

function start(element: Element, load: Load) {
  whenIdle(() =>
    whenVisible(element, () => {
      load().then(
        ({ bringToLife }) => bringToLife(element),
        () => {},
      )
    }),
  )
}
