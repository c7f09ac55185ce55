import type { ComponentType } from 'react'
import type { When } from './island.tsx'
import { whenIdle } from './when-loaded.ts'

declare global {
  /** While an island's scripts are asked for: `lean-preload.ts` reads it. */
  var startsIsland: boolean | undefined
}

/** Loads the modules of islands, by their path. */
export type Islands = Record<string, () => Promise<Record<string, ComponentType<object>>>>

/** An island's module exports its component and nothing else. */
export function mountIslands(islands: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', when } = element.dataset
    const path = Object.keys(islands).find((key) => key.endsWith(`/${island}.island.tsx`))
    const load = path && islands[path]
    if (!load) continue
    const repeatPress = replayClicks(element, when === 'press')
    starters[when as When](element, () => {
      const { props = '{}', started } = element.dataset
      if (started !== undefined) return
      element.dataset.started = ''
      delete element.dataset.failed
      // Its styles are in the page, with what the server has drawn of it.
      globalThis.startsIsland = true
      const modules = Promise.all([import('./mount.ts'), load()])
      globalThis.startsIsland = false
      // Without its code an island stays as the server rendered it: a form that can be posted.
      modules.then(
        ([{ mount }, module]) => {
          mount(element, Object.values(module)[0]!, JSON.parse(props) as object, island)
          repeatPress()
        },
        () => {
          delete element.dataset.started
          element.dataset.failed = ''
        },
      )
    })
  }
}

/** A button that was clicked before hydration is clicked again after it. */
function replayClicks(element: Element, isAtOnce: boolean): () => void {
  const controller = new AbortController()
  let pressed: HTMLButtonElement | null = null
  const keep = ({ target }: Event) => (pressed = (target as Element).closest('button'))
  element.addEventListener('click', keep, { signal: controller.signal })
  return () => {
    controller.abort()
    if (pressed?.type !== 'button') return
    const repeat = () => pressed?.click()
    // When idle, an island has read its fields; a press that begins the island has no fields.
    if (isAtOnce) repeat()
    else whenIdle(repeat)
  }
}

/** Controls that need the island; a link works without it and does not load the code. */
const controls = 'button, input, select, label, summary'

const isFilled = (element: Element): boolean =>
  [...element.querySelectorAll('input')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )

const starters: Record<When, (element: HTMLElement, start: () => void) => void> = {
  idle: (_, start) => whenIdle(start),
  press(element, start) {
    const { hash = ' ' } = element.dataset
    const follow = () => location.hash.startsWith(hash) && start()
    // After a failure the next press tries again.
    element.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button')) start()
    })
    addEventListener('hashchange', follow)
    follow()
  },
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
