import { look } from './plan-paint.ts'

interface FloorGridProps {
  width: number
  height: number
  left?: number
  top?: number
  step?: number
}

/** The measuring grid of the floor, a line every two metres unless told otherwise. */
export function FloorGrid({ width, height, left = 0, top = 0, step = 2 }: FloorGridProps) {
  const columns = Math.floor(width / step)
  const rows = Math.floor(height / step)
  const upright = `M${left + step} ${top}v${height}${`m${step}-${height}v${height}`.repeat(columns - 1)}`
  const across = `M${left} ${top + step}h${width}${`m-${width} ${step}h${width}`.repeat(rows - 1)}`
  return <path {...look.grid} d={upright + across} />
}
