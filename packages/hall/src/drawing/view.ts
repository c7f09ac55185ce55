import type { Box, Corner } from '#src/model/plan.ts'

/** Which piece of the floor a canvas shows; y runs up on the floor and down on the canvas. */
export interface View {
  /** Pixels per metre. */
  readonly scale: number
  /** The place on the floor at the canvas's upper left corner. */
  readonly left: number
  readonly top: number
}

export const toCanvas = ({ scale, left, top }: View, [x, y]: Corner): Corner => [
  (x - left) * scale,
  (top - y) * scale,
]

export const toFloor = ({ scale, left, top }: View, [x, y]: Corner): Corner => [
  left + x / scale,
  top - y / scale,
]

/** Shows the whole box in the middle of a canvas of so many pixels, with a margin around it. */
export function viewOf({ left, right, bottom, top }: Box, width: number, height: number): View {
  const margin = 24
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (top - bottom),
  )
  return {
    scale,
    left: (left + right) / 2 - width / (2 * scale),
    top: (bottom + top) / 2 + height / (2 * scale),
  }
}

const scales = { least: 0.5, most: 200 }

/** The floor below the pixel `from` comes to the pixel `to`, enlarged by `factor`. */
export function zoomed(view: View, factor: number, from: Corner, to: Corner = from): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * factor))
  const [x, y] = toFloor(view, from)
  return { scale, left: x - to[0] / scale, top: y + to[1] / scale }
}

/** The view moved, where a place would lie outside the canvas or at its very edge. */
export function showing(view: View, place: Corner, width: number, height: number): View {
  const at = toCanvas(view, place)
  const margin = 32
  const to: Corner = [
    Math.min(width - margin, Math.max(margin, at[0])),
    Math.min(height - margin, Math.max(margin, at[1])),
  ]
  return at[0] === to[0] && at[1] === to[1] ? view : zoomed(view, 1, at, to)
}
