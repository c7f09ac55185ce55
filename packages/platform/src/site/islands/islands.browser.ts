import type { ComponentType } from 'react'
import type { When } from './island.tsx'
import { whenIdle } from './when-loaded.ts'

/** Loads the modules of islands, by their path. */
export type Islands = Record<string, () => Promise<Record<string, ComponentType<object>>>>

/** An island's module exports its component and nothing else. */
export function mountIslands(modules: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', when } = element.dataset
    const path = Object.keys(modules).find((key) => key.endsWith(`/${island}.island.tsx`))
    const load = path && modules[path]
    if (!load) continue
    const repeatPress = replayClicks(element)
    starters[when as When](element, () => {
      const { props = '{}' } = element.dataset
      element.dataset.started = ''
      // Without its code an island stays as the server rendered it: a form that can be posted.
      Promise.all([import('./mount.ts'), load()]).then(
        ([{ mount }, module]) => {
          mount(element, Object.values(module)[0]!, JSON.parse(props) as object, island)
          repeatPress()
        },
        () => {},
      )
    })
  }
}

/** A button that was clicked before hydration is clicked again after it. */
function replayClicks(element: Element): () => void {
  const controller = new AbortController()
  let pressed: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => (pressed = (target as Element).closest('button'))
  element.addEventListener('click', keep, { signal: controller.signal })
  return () => {
    controller.abort()
    // When idle: the island has read its fields by then.
    if (pressed?.type === 'button') whenIdle(() => pressed!.click())
  }
}

/** Controls that need the island; a link works without it and does not load the code. */
const controls = 'button, input, select, label, summary'

const isFilled = (element: Element): boolean =>
  [...element.querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

const starters: Record<When, (element: Element, start: () => void) => void> = {
  idle: (_, start) => whenIdle(start),
  interaction(element, start) {
    const controller = new AbortController()
    const once = () => {
      if (controller.signal.aborted) return
      controller.abort()
      start()
    }
    const { signal } = controller
    const touch = ({ target }: Event) => (target as Element).closest(controls) && once()
    for (const type of ['focusin', 'pointerover', 'pointerdown', 'input'])
      element.addEventListener(type, touch, { signal })
    element.addEventListener('hydrate', once, { signal })
    // Inputs in the address, or restored by the browser, have to be shown at once.
    whenIdle(() => {
      if (location.hash.includes('=') || isFilled(element)) once()
    })
  },
}
