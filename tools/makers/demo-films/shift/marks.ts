import type { Corner } from '@repo/hall/model/plan.ts'
import { line, ring, write, type Stage } from './stage.ts'

/** Draws a second of its own time. */
export type Scene = (stage: Stage, t: number) => void

export const nameOf = (truck: number) => `F-${String(truck).padStart(2, '0')}`

export function pallet({ context, colours }: Stage, [x, y]: Corner) {
  context.fillStyle = colours.text
  context.fillRect(x, y - 16, 32, 32)
}

export function clock(stage: Stage, [x, y]: Corner, seconds: number) {
  const [middle, minutes] = [[x + 16, y] as const, Math.floor(seconds / 60)]
  ring(stage, middle, 15, [stage.colours.quiet, 2.5])
  const angle = (minutes / 60) * 2 * Math.PI
  line(
    stage,
    middle,
    [middle[0] + 10 * Math.sin(angle), y - 10 * Math.cos(angle)],
    [stage.colours.quiet, 2.5],
  )
  write(stage, `${minutes} min`, [x + 46, y + 1], { px: 30, colour: stage.colours.quiet })
}
