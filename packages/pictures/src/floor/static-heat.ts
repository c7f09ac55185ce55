import { hallSize } from './hall.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import { seededRandom } from './random.ts'

const { width, depth } = hallSize

/** Middle x and y, spread in x and y, in metres; strength. */
const heatSpots = [
  [14, 12.2, 6, 2, 1],
  [36, 11.6, 6, 2, 0.9],
  [26, 7.2, 4, 2.2, 0.5],
  [8.8, 39.4, 4.6, 2.2, 0.72],
  [40.8, 26, 1.8, 7, 0.6],
  [40, 39.4, 5.4, 2, 0.55],
  [16.8, 30, 1.6, 5, 0.5],
] as const

/** Where trucks stay most, in squares of a metre. */
export function drawHeat(): Drawn[] {
  const random = seededRandom(13)
  const steps: Record<string, string> = {}
  for (let x = 0; x < width; x += 1) {
    for (let y = 3; y < depth; y += 1) {
      const sum = heatSpots.reduce((total, [hx, hy, sx, sy, strength]) => {
        return (
          total + strength * Math.exp(-(((x + 0.5 - hx) / sx) ** 2) - ((y + 0.5 - hy) / sy) ** 2)
        )
      }, 0)
      const value = Math.min(1, sum * (0.8 + random() * 0.35))
      const step = Math.floor(value * 6)
      if (step > 0)
        steps[step] =
          `${steps[step] ?? ''}M${compact(x + 0.06, 2)} ${compact(y + 0.06, 2)}h.88v.88h-.88z`
    }
  }
  const colours = ['', '#1f8f88', '#39d6c4', '#39d6c4', '#b8cb6a', '#ffc53d', '#ffc53d']
  return Object.entries(steps).map(([step, d]) =>
    draw('path', {
      d,
      fill: colours[Number(step)] ?? '',
      'fill-opacity': compact(0.06 + Number(step) * 0.05, 2),
    }),
  )
}
