import type { Box, Corner } from '#src/hall/plan.ts'

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

/** Shows the whole box in the middle of a canvas of so many pixels, with a margin around it. */
export function viewOf({ left, right, bottom, top }: Box, width: number, height: number): View {
  const margin = 12
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
