import type { Point2 } from './iso.ts'

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Wish {
  readonly id: string
  /** The point the callout belongs to. */
  readonly at: Point2
  readonly width: number
  readonly height: number
  /** What the callout belongs to, which it must not cover. */
  readonly own: Rectangle
}

export interface Room {
  readonly frame: Rectangle
  readonly obstacles: readonly Rectangle[]
  readonly spared: readonly Rectangle[]
  readonly most: number
}

/** A callout's corner relative to its point; absent when it finds no room. */
export type Places = ReadonlyMap<string, Point2>

export function area(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Offsets beside a point. */
export function candidates({ width, height }: Pick<Wish, 'width' | 'height'>): Point2[] {
  const [aside, above] = [46, 34]
  return [
    [-width - aside, above],
    [aside, above],
    [-width - aside, -height - above],
    [aside, -height - above],
    [-width / 2, -height - above * 2],
    [-width / 2, above * 2.4],
    [-width - aside * 2.2, -height / 2],
    [aside * 2.2, -height / 2],
    [aside * 0.4, -height - above * 2],
    [-width - aside * 0.4, -height - above * 2],
    [aside * 2.4, -height - above * 1.6],
    [-width - aside * 2.4, -height - above * 1.6],
  ]
}

/** Square pixels of covered things above which a callout leaves a place that is free. */
const nuisance = 2400

/**
 * Finds room for callouts in order of importance: inside the frame, off the obstacles (hard), away
 * from one another (hard) and off what had better stay visible (soft). A callout keeps its last
 * place while that is free.
 */
export function placeCallouts(
  wishes: readonly Wish[],
  { frame, obstacles, spared, most }: Room,
  last: Places = new Map(),
): Places {
  const places = new Map<string, Point2>()
  const taken: Rectangle[] = [...obstacles]
  for (const wish of wishes) {
    if (places.size === most) break
    const [x, y] = wish.at
    const { width, height } = wish
    if (area({ x: x - 1, y: y - 1, width: 2, height: 2 }, frame) === 0) continue
    const before = last.get(wish.id)
    const choices = (before ? [before, ...candidates(wish)] : candidates(wish)).map((offset) => {
      const rectangle = { x: x + offset[0], y: y + offset[1], width, height }
      const outside = width * height - area(rectangle, frame)
      const hard = taken.reduce(
        (sum, other) => sum + area(rectangle, other),
        outside + area(rectangle, wish.own),
      )
      const soft = spared.reduce((sum, other) => sum + area(rectangle, other), 0)
      const away = Math.hypot(offset[0] + width / 2, offset[1] + height / 2)
      return { offset, rectangle, cost: soft + Math.max(0, away - 170) * 6, isFree: hard < 1 }
    })
    const free = choices.filter(({ isFree }) => isFree).sort((a, b) => a.cost - b.cost)
    const kept = before && choices[0]?.isFree ? choices[0] : undefined
    const isWorthMoving = kept && free[0] && kept.cost - free[0].cost > nuisance
    const best = isWorthMoving ? free[0] : (kept ?? free[0])
    if (!best) continue
    places.set(wish.id, best.offset)
    taken.push(best.rectangle)
  }
  return places
}
