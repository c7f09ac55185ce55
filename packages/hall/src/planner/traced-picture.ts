import type { Corner } from '#src/model/plan.ts'

/** Bytes of the file. */
export const largestPicture = 20_000_000

/** Lies below the plan, true to scale. */
export interface TracedPicture {
  readonly image: CanvasImageSource
  /** Pixels of the image. */
  readonly width: number
  readonly height: number
  /** Where its lower left corner is on the floor. */
  readonly left: number
  readonly bottom: number
  readonly metresPerPixel: number
  /** 0 to 1. */
  readonly opacity: number
  /** What was pointed at to set it to scale. */
  readonly points: readonly Corner[]
}

/** Enlarged about the first of two places, so that they are as far apart as they are in the hall. */
export function scaledTo(picture: TracedPicture, metres: number): TracedPicture {
  const [from, to] = picture.points
  const apart = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : 0
  if (!from || !to || !apart || !(metres > 0)) return picture
  const factor = metres / apart
  const about = ([x, y]: Corner): Corner => [
    from[0] + (x - from[0]) * factor,
    from[1] + (y - from[1]) * factor,
  ]
  const [left, bottom] = about([picture.left, picture.bottom])
  return {
    ...picture,
    left,
    bottom,
    metresPerPixel: picture.metresPerPixel * factor,
    points: [from, about(to)],
  }
}

/** The first or the second of the two places; a third begins again. */
export function pointForScale(picture: TracedPicture | undefined, place: Corner) {
  if (!picture) return undefined
  return { ...picture, points: [...(picture.points.length > 1 ? [] : picture.points), place] }
}
