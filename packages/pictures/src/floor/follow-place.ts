import { onScreen, toScreen } from './camera.ts'
import { frameOf, type Viewport } from './callouts.ts'
import type { FloorState, Mover } from './engine.ts'
import { project, type Point2 } from './iso.ts'
import { boundsOf, tagOf } from './live-movers.ts'
import { area, candidates, type Rectangle } from './placement.ts'

type Size = Pick<Rectangle, 'width' | 'height'>

interface Followed {
  readonly mover: Mover
  readonly size: Size
  readonly last: Point2 | undefined
  /** Whether another place may be chosen. */
  readonly isNew: boolean
}

/** The offset with which a callout lies inside the frame. */
function inside(frame: Rectangle, size: Size, [x, y]: Point2, [dx, dy]: Point2): Point2 {
  const into = (value: number, low: number, room: number) =>
    Math.min(Math.max(value, low), low + Math.max(0, room))
  return [
    into(x + dx, frame.x, frame.width - size.width) - x,
    into(y + dy, frame.y, frame.height - size.height) - y,
  ]
}

const eighths = Array.from({ length: 9 }, (_, index) => index / 8)

/** Beside the truck, and all over the frame. */
function offsets(frame: Rectangle, size: Size, [x, y]: Point2): Point2[] {
  const around = [0, 0.5, 1].flatMap((across) =>
    eighths.map((down): Point2 => [
      frame.x + frame.width * across - x,
      frame.y + frame.height * down - y,
    ]),
  )
  return [...candidates(size), ...around]
}

/**
 * Where the followed truck's callout lies, in pixels from its tag: always in the frame, off the words and, if it
 * can be, off the alert and all that moves. It keeps its last place while that is free.
 */
export function keptInSight(
  seen: Viewport,
  state: FloorState,
  { mover, size, last, isNew }: Followed,
): Point2 {
  const frame = frameOf(seen)
  const at = toScreen(seen.camera, tagOf(mover))
  const kept = last && inside(frame, size, at, last)
  if (kept && !isNew) return kept
  const bodies = state.movers.map((body) => onScreen(seen.camera, boundsOf(body)))
  if (state.alert?.kind === 'collision') {
    const [x, y] = toScreen(seen.camera, project([...state.alert.at, 0]))
    bodies.push({ x: x - 60, y: y - 30, width: 120, height: 60 })
  }
  const firm = state.alert ? [...seen.copy, seen.panel] : seen.copy
  const choices = [...(kept ? [kept] : []), ...offsets(frame, size, at)].map((wish, index) => {
    const offset = inside(frame, size, at, wish)
    const rectangle = { x: at[0] + offset[0], y: at[1] + offset[1], ...size }
    const covers = (others: readonly Rectangle[]) =>
      others.reduce((sum, other) => sum + area(rectangle, other), 0)
    const away = Math.hypot(offset[0] + size.width / 2, offset[1] + size.height / 2)
    const cost = covers(firm) * 9999 + covers(bodies) * 9 + away
    return { offset, cost: kept && index === 0 && cost === away ? 0 : cost }
  })
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)).offset
}
