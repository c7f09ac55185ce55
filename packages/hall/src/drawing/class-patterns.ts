import { keysOf } from '@repo/platform/values/records.ts'
import type { PositionClass } from '#src/model/error.ts'
import type { PlanColours } from './plan-colours.ts'

type Draw = (context: CanvasRenderingContext2D) => void

const side = 8

/** What each class is filled with besides its colour; the best has nothing. */
const drawn = {
  good: [
    'live',
    (context) => {
      context.fillRect(1, 1, 1.5, 1.5)
      context.fillRect(5, 5, 1.5, 1.5)
    },
  ],
  weak: ['markEdge', (context) => context.fillRect(0, 3.5, side, 1)],
  none: [
    'quiet',
    (context) => {
      context.beginPath()
      for (const offset of [-side, 0, side]) {
        context.moveTo(offset, side)
        context.lineTo(offset + side, 0)
      }
      context.stroke()
    },
  ],
} satisfies Partial<Record<PositionClass, [colour: keyof PlanColours, draw: Draw]>>

const made = new WeakMap<PlanColours, Partial<Record<PositionClass, CanvasPattern>>>()

/** In pixels, so that they look the same on every scale. */
export function classPatterns(
  context: CanvasRenderingContext2D,
  colours: PlanColours,
): Partial<Record<PositionClass, CanvasPattern>> {
  const known = made.get(colours)
  if (known) return known
  const patterns: Partial<Record<PositionClass, CanvasPattern>> = {}
  for (const name of keysOf(drawn)) {
    const [colour, draw] = drawn[name]
    const tile = document.createElement('canvas')
    tile.width = tile.height = side
    const inside = tile.getContext('2d')
    if (!inside) continue
    inside.fillStyle = inside.strokeStyle = colours[colour]
    draw(inside)
    const pattern = context.createPattern(tile, 'repeat')
    if (pattern) patterns[name] = pattern
  }
  made.set(colours, patterns)
  return patterns
}
