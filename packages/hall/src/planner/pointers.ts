import type { Corner } from '#src/model/plan.ts'
import { toFloor, zoomed, type View } from '../drawing/view.ts'
import {
  beginDrawing,
  beginMoving,
  beginResizing,
  cancelGesture,
  dragTo,
  endGesture,
} from './gestures.ts'
import type { Handle } from './handles.ts'
import { objectNear } from './hit-test.ts'
import { isSame, type ObjectRef } from './objects.ts'
import { handleOnCanvas, shownHandles } from './paint-marks.ts'
import type { Planner, PlannerState } from './planner-state.ts'
import { pointForScale } from './traced-picture.ts'

/** Pixels within which a press is a touch and not yet a drag. */
const slop = 5
/** Half the side of what a finger, or a mouse, takes a handle by. */
const grip = { coarse: 22, fine: 12 }

/** What one finger does, from its press on. */
interface Press {
  readonly from: Corner
  readonly view: View
  /** Begins once the press has become a drag. */
  readonly begin?: () => void
  readonly tap: () => void
  isDrag: boolean
}

/** One finger draws, takes and moves; two move and enlarge the plan. A cancelled pointer changes nothing. */
export function followPointers(canvas: HTMLCanvasElement, planner: Planner) {
  const pointers = new Map<number, Corner>()
  let press: Press | undefined
  /** More fingers came: nothing is drawn until all are gone. */
  let isPinch = false

  const pixelOf = ({ clientX, clientY }: MouseEvent): Corner => {
    const { left, top } = canvas.getBoundingClientRect()
    return [clientX - left - canvas.clientLeft, clientY - top - canvas.clientTop]
  }
  const placeAt = (pixel: Corner): Corner | undefined => {
    const { view } = planner.state
    return view && toFloor(view, pixel)
  }

  canvas.addEventListener('pointerdown', (event) => {
    const { view } = planner.state
    if (!view || event.button > 1) return
    const pixel = pixelOf(event)
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, pixel)
    if (pointers.size > 1) {
      isPinch = true
      press = undefined
      cancelGesture(planner)
      return
    }
    planner.set({ cursor: toFloor(view, pixel) })
    press = pressAt(planner, view, pixel, event)
  })

  canvas.addEventListener('pointermove', (event) => {
    const pixel = pixelOf(event)
    const before = pointers.get(event.pointerId)
    if (before && isPinch) pinch(planner, pointers, event.pointerId, pixel)
    if (before) pointers.set(event.pointerId, pixel)
    const place = placeAt(pixel)
    if (!place || isPinch) return
    planner.set({ cursor: place })
    if (!press) return
    const distance = Math.hypot(pixel[0] - press.from[0], pixel[1] - press.from[1])
    if (!press.isDrag && distance > slop) {
      press.isDrag = true
      press.begin?.()
    }
    if (!press.isDrag) return
    if (planner.state.gesture) dragTo(planner, place)
    else planner.set({ view: zoomed(press.view, 1, press.from, pixel) })
  })

  canvas.addEventListener('pointerup', ({ pointerId }) => {
    if (press && !press.isDrag) press.tap()
    release(pointerId)
    endGesture(planner)
  })
  const cancel = ({ pointerId }: PointerEvent) => {
    if (!pointers.has(pointerId)) return
    release(pointerId)
    cancelGesture(planner)
  }
  canvas.addEventListener('pointercancel', cancel)
  canvas.addEventListener('lostpointercapture', cancel)
  const release = (id: number) => {
    pointers.delete(id)
    press = undefined
    isPinch = pointers.size > 0
  }

  followWheel(canvas, planner, pixelOf)
}

/** The wheel zooms. */
function followWheel(
  canvas: HTMLCanvasElement,
  planner: Planner,
  pixelOf: (event: MouseEvent) => Corner,
) {
  // Elsewhere the page scrolls: only who works on the plan turns the wheel for it.
  canvas.addEventListener(
    'wheel',
    (event) => {
      const { view } = planner.state
      if (!view || !(event.ctrlKey || event.metaKey || document.activeElement === canvas)) return
      event.preventDefault()
      const pixels =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 * event.deltaY : event.deltaY
      planner.set({ view: zoomed(view, Math.exp(-pixels / 400), pixelOf(event)) })
    },
    { passive: false },
  )
}

/** Two fingers: what lies below them stays below them. */
function pinch(planner: Planner, pointers: ReadonlyMap<number, Corner>, id: number, to: Corner) {
  const { view } = planner.state
  const from = pointers.get(id)
  const other = [...pointers].find(([one]) => one !== id)?.[1]
  if (!view || !from || !other) return
  const apart = ([x, y]: Corner) => Math.max(1, Math.hypot(x - other[0], y - other[1]))
  const between = ([x, y]: Corner): Corner => [(x + other[0]) / 2, (y + other[1]) / 2]
  planner.set({ view: zoomed(view, apart(to) / apart(from), between(from), between(to)) })
}

function pressAt(planner: Planner, view: View, pixel: Corner, event: PointerEvent): Press {
  const { state } = planner
  const { tool, history } = state
  const place = toFloor(view, pixel)
  const press = { from: pixel, view, isDrag: false }
  if (event.button === 1) return { ...press, tap: () => undefined }
  if (tool === 'scale')
    return { ...press, tap: () => planner.set({ picture: pointForScale(state.picture, place) }) }
  if (tool !== 'select' && tool !== 'outline') {
    const begin = () => beginDrawing(planner, tool, place)
    return { ...press, begin, tap: begin }
  }
  const isCoarse = event.pointerType !== 'mouse'
  const handle = handleNear(state, view, pixel, isCoarse ? grip.coarse : grip.fine)
  if (handle) {
    const ref = tool === 'select' ? state.selected : undefined
    return {
      ...press,
      begin: () => beginResizing(planner, ref, handle, place),
      tap: () => planner.set({ corner: handle.adds ? undefined : handle.corner }),
    }
  }
  if (tool === 'outline') return { ...press, tap: () => planner.set({ corner: undefined }) }
  const near = (pixels: number) => objectNear(history.plan, place, pixels / view.scale)
  const ref: ObjectRef | undefined = near(6) ?? near(isCoarse ? 18 : 8)
  const tap = () => planner.set({ selected: ref, corner: undefined })
  // A finger that moves the floor along must not take a rack with it: that has to be touched before.
  const isTaken = ref && (!isCoarse || isSame(ref, state.selected))
  if (!isTaken) return { ...press, tap }
  return {
    ...press,
    tap,
    begin() {
      tap()
      beginMoving(planner, ref, place)
    },
  }
}

function handleNear(state: PlannerState, view: View, [x, y]: Corner, reach: number) {
  let nearest: Handle | undefined
  let least = reach
  for (const handle of shownHandles(state)) {
    const [hx, hy] = handleOnCanvas(view, handle)
    const distance = Math.max(Math.abs(hx - x), Math.abs(hy - y))
    // A corner is meant rather than the middle of a side beside it.
    if (distance > least || (distance === least && handle.adds)) continue
    least = distance
    nearest = handle
  }
  return nearest
}
