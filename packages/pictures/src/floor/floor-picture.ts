import type { Viewport } from './callouts.ts'
import { views } from './camera.ts'
import { enhance as enhanceTwin } from './digital-twin.browser.ts'
import { stateAt, type Floor, type FloorState } from './engine.ts'
import { createWording, type LiveLabels, type Wording } from './labels.ts'
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
    const copy = stage.querySelectorAll('[data-floor-copy]')
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

/** The picture in the browser, as what follows a truck needs it. */
export interface Picture {
  readonly root: SVGSVGElement
  /** Aborted when the picture ends. */
  readonly signal: AbortSignal
  /** What the picture is shown in, with its buttons. */
  readonly stage: HTMLElement
  readonly floor: Floor
  readonly wording: Wording
  /** Id of a truck, or nothing. */
  followed: string
  /** Draws the present moment; read-outs too where it is new. */
  show: (isNew: boolean) => void
  /** Comes before the other parts, and returns what is left to them of the view. */
  before?: (state: FloorState, slow: FloorState, seen: Viewport) => Viewport
}

async function start(
  root: SVGSVGElement,
  ended: AbortSignal,
  isMoving: boolean,
): Promise<Picture | undefined> {
  const camera = root.querySelector<SVGGElement>('[data-part="camera"]')
  const { animatedFloor, locale = 'en' } = root.dataset
  const stage = root.parentElement
  if (!camera || !animatedFloor || !stage) return undefined
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
  if (ended.aborted) return undefined
  let seen: Viewport | undefined
  let slow = still
  let tick = 0
  let elapsed = 0
  const show = (isNew: boolean) => {
    if (!seen) return
    const state = stateAt(floor, stillTime + elapsed, picture.followed)
    const now = Math.floor(elapsed * readoutsPerSecond)
    if (now !== tick || isNew) slow = state
    tick = now
    const left = picture.before?.(state, slow, seen) ?? seen
    for (const update of updates) update(state, slow, left)
  }
  const picture: Picture = { root, signal: ended, stage, floor, wording, followed: '', show }
  const resized = watch(root, camera, (now) => {
    seen = now
    show(true)
  })
  ended.addEventListener('abort', () => resized.disconnect())
  if (!isMoving) return picture
  const stop = runWhileSeen(root, (seconds) => {
    elapsed = seconds
    show(false)
  })
  root.dataset['alive'] = ''
  ended.addEventListener('abort', () => {
    stop()
    delete root.dataset['alive']
  })
  return picture
}

let begin: () => ReturnType<typeof start>
let clicked: MouseEvent | undefined

/** The picture of the page, which is started where it does not run, and the click that asked for it, if one did. */
export const startedPicture = async () => ({ picture: await begin(), clicked })

/** The script that follows a truck is loaded once its buttons are shown: when somebody turns to the picture. */
function showButtons(root: Element, signal: AbortSignal) {
  const section = root.closest('section') ?? root
  const buttons = section.querySelector<HTMLElement>('[data-floor-trucks]')
  const wake = (event: Event) => {
    if (event instanceof MouseEvent && event.type === 'click') clicked = event
    if (buttons) buttons.hidden = false
  }
  for (const type of ['pointerover', 'focusin', 'click']) {
    section.addEventListener(type, wake, { signal, once: true })
  }
}

/**
 * Animates the server-rendered picture from the moment that it shows on, and lets visitors follow its trucks.
 * Where reduced motion is preferred it stands still; its trucks can be followed all the same. Returns the
 * function that stops it. The digital twin has a module of its own.
 */
export function enhance(root: SVGSVGElement): () => void {
  const ending = new AbortController()
  const { signal } = ending
  if ('floorTwin' in root.dataset) {
    enhanceTwin(root)
  } else {
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
    let picture: ReturnType<typeof start> | undefined
    begin = () => (picture ??= start(root, signal, isMoving))
    if (isMoving) void begin()
    showButtons(root, signal)
  }
  return () => ending.abort()
}
