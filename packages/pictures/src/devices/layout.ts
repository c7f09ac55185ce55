import type { DeviceSize } from '@repo/platform/facts/device-size.ts'
import { round } from '../plan/geometry.ts'

/** A view on the sheet, in units of the drawing. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

export interface Layout {
  height: number
  front: View
  side: View
  top: View
}

export const sheetWidth = 340
const tallest = 320
/** Room for the dimension lines at the left and above, between the views, and at the other edges. */
const [before, between, after] = [46, 30, 10] as const

/**
 * Three views at one scale, each where the European projection has it: from the front, from the left at
 * its right, from above below it.
 */
export function layoutOf({ width, height, depth }: DeviceSize): Layout {
  const free = { width: sheetWidth - before - between - after, height: tallest - before - between }
  const scale = Math.min(free.width / (width + depth), free.height / (height + depth))
  const [w, h, d] = [width, height, depth].map((side) => round(side * scale))
  const size = { w: w ?? 0, h: h ?? 0, d: d ?? 0 }
  const front = { x: before, y: before, width: size.w, height: size.h }
  return {
    height: round(before + size.h + between + size.d + after),
    front,
    side: { x: round(before + size.w + between), y: before, width: size.d, height: size.h },
    top: { x: before, y: round(before + size.h + between), width: size.w, height: size.d },
  }
}
