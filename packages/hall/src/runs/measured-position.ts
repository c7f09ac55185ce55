import { Random } from '#src/model/shift/random.ts'
import type { Corner } from '#src/model/plan.ts'
import type { HallMap } from '../worker/jobs.ts'

/** How often a measured position is shown in a second. */
const perSecond = 4

export interface Measured {
  readonly place: Corner
  /** Metres; the true position lies inside with 95 % where the error is the same in all directions. */
  readonly twoSigma: number
}

/** Where the system would show a truck that stands at a place; undefined where nothing is measured. */
export function measuredAt(
  { cells, error }: Pick<HallMap, 'cells' | 'error'>,
  { x, y }: { x: number; y: number },
  truck: number,
  t: number,
): Measured | undefined {
  const column = Math.floor((x - cells.left) / cells.size)
  const row = Math.floor((y - cells.bottom) / cells.size)
  const isInside = column >= 0 && column < cells.columns && row >= 0 && row < cells.rows
  const cell = isInside ? cells.at[row * cells.columns + column] : undefined
  const sigma = cell === undefined || cell < 0 ? NaN : (error[cell] ?? NaN)
  if (Number.isNaN(sigma)) return undefined
  const random = new Random(1 + truck + 64 * Math.floor(t * perSecond))
  // The error is that of both axes together.
  const along = sigma / Math.SQRT2
  return {
    place: [x + along * random.normal(), y + along * random.normal()],
    twoSigma: 2 * sigma,
  }
}
