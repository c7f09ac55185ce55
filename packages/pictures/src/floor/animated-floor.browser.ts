import type { Viewport } from './callouts.ts'
import { views } from './camera.ts'
import { enhance as enhanceTwin } from './digital-twin.browser.ts'
import { stateAt } from './engine.ts'
import { createWording, type LiveLabels } from './labels.ts'
import { partsOf, type Update } from './live-picture.ts'
import type { Rectangle } from './placement.ts'
import { stillTime } from './still-time.ts'
import { breathe, floorOfPage } from './opening.ts'
import { runWhileSeen, setUpPauseButton } from './run-while-seen.ts'

const readoutsPerSecond = 4

function isShown(root: Element, view: string): boolean {
  const group = root.querySelector(`[data-view="${view}"]`)
  return group !== null && getComputedStyle(group).display !== 'none'
}

/** Keeps up with the container's size; the style sheet decides camera and view. */
function watch(root: SVGSVGElement, camera: SVGGElement, onSeen: (seen: Viewport) => void) {
  const resized = new ResizeObserver(([entry]) => {
    const matrix = camera.getCTM()
    const view = views.find(({ name }) => isShown(root, name))
    if (!entry || !matrix || !view) return
    const { width, height } = entry.contentRect
    const within = placeIn(root)
    const stage = root.closest('section') ?? root
    const copy = stage.querySelectorAll('[data-floor-copy], [data-floor-pause]')
    const panel = stage.querySelector('[data-floor-alert]') ?? root
    onSeen({
      width,
      height,
      view,
      camera: { scale: matrix.a, x: matrix.e, y: matrix.f },
      copy: Array.from(copy, within),
      panel: within(panel),
    })
  })
  resized.observe(root)
  return resized
}

/** Where an element lies in another, with a little air around it. */
function placeIn(root: Element): (element: Element) => Rectangle {
  const { left, top } = root.getBoundingClientRect()
  const air = 12
  return (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x - left - air, y: y - top - air, width: width + air * 2, height: height + air * 2 }
  }
}

async function start(root: SVGSVGElement, ended: AbortSignal): Promise<void> {
  const camera = root.querySelector<SVGGElement>('[data-part="camera"]')
  const { animatedFloor, locale = 'en' } = root.dataset
  if (!camera || !animatedFloor) return
  // At once: another picture of the page may run before this one.
  setUpPauseButton()
  const floor = await floorOfPage()
  await breathe()
  const still = stateAt(floor, stillTime)
  await breathe()
  const wording = createWording(JSON.parse(animatedFloor) as LiveLabels, locale)
  const updates: Update[] = []
  for (const prepare of partsOf(root, still, wording)) {
    await breathe()
    updates.push(prepare())
  }
  if (ended.aborted) return
  let seen: Viewport | undefined
  const resized = watch(root, camera, (now) => {
    seen = now
  })
  let slow = still
  let tick = 0
  const stop = runWhileSeen(root, (elapsed) => {
    if (!seen) return
    const state = stateAt(floor, stillTime + elapsed)
    const now = Math.floor(elapsed * readoutsPerSecond)
    if (now !== tick) slow = state
    tick = now
    for (const update of updates) update(state, slow, seen)
  })
  root.dataset['alive'] = ''
  ended.addEventListener('abort', () => {
    stop()
    resized.disconnect()
    delete root.dataset['alive']
  })
}

/**
 * Animates the server-rendered picture from the moment that it shows on, not for visitors who prefer
 * reduced motion; returns the function that stops it. The digital twin has a module of its own.
 */
export function enhance(root: SVGSVGElement): () => void {
  const ending = new AbortController()
  if ('floorTwin' in root.dataset) {
    enhanceTwin(root)
  } else if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void start(root, ending.signal)
  }
  return () => ending.abort()
}
