import { aisleAt, type Aisle } from './aisles.ts'
import { hallConstants } from './constants.ts'
import { decksOf, tagHeightAt } from './decks.ts'
import type { Corner, Hall } from './plan.ts'
import { sightOf, type Sight } from './sight.ts'

/** Time differences of arrival, or two-way ranging. */
export type Method = 'tdoa' | 'twr'

/** Of a position, the best first. */
export const positionClasses = ['fine', 'good', 'weak', 'none'] as const
export type PositionClass = (typeof positionClasses)[number]

export interface Expected {
  /** In the hall's order of anchors; undefined is out of range. */
  readonly sights: readonly (Sight | undefined)[]
  readonly hdop: number | undefined
  /** One standard deviation in metres, radial. */
  readonly error: number | undefined
  readonly class: PositionClass
}

const { arrivalError, clockError, shadowError, needed, classes } = hallConstants

/** The variance of one measurement in square metres. */
export const varianceOf = (method: Method) =>
  method === 'tdoa' ? arrivalError ** 2 + clockError ** 2 : arrivalError ** 2

/** How much a measurement counts. */
export const weightsOf = (method: Method) => ({
  sight: 1 / varianceOf(method),
  shadowed: 1 / (varianceOf(method) + shadowError ** 2),
})

/** How well a tag at rest is measured at `place`, by the hall's anchors. */
export function expectedAt(
  hall: Hall,
  aisles: readonly Aisle[],
  [x, y]: Corner,
  method: Method = 'tdoa',
): Expected {
  const tag = { x, y, z: tagHeightAt(hall.tagHeight, decksOf(hall), x, y) }
  const aisle = aisleAt(aisles, tag)
  const sights = hall.anchors.map((anchor) => sightOf(hall, anchor, tag, !!aisle))
  const sumsOf = (weights: Readonly<Partial<Record<Sight, number>>>) => {
    const sums = normalEquations()
    hall.anchors.forEach((anchor, index) => {
      const weight = weights[sights[index] ?? 'blocked']
      if (weight) sums.add(weight, anchor.x - x, anchor.y - y, anchor.z - tag.z)
    })
    return sums
  }
  const inSight = sumsOf({ sight: 1 })
  const along = aisle?.along
  const error = sumsOf(weightsOf(method)).spread(along, method, varianceOf(method))
  return {
    sights,
    hdop: inSight.spread(along, method, 1),
    error,
    class: classOf(error, inSight.count() >= needed[method][along ? 'aisle' : 'open']),
  }
}

export function classOf(error: number | undefined, isEnough: boolean): PositionClass {
  if (error === undefined || error > classes.weak) return 'none'
  if (!isEnough || error > classes.good) return 'weak'
  return error > classes.fine ? 'good' : 'fine'
}

/** The normal equations of a position, summed over the anchors that are heard. */
export function normalEquations() {
  let count = 0
  let xx = 0
  let xy = 0
  let yy = 0
  let x = 0
  let y = 0
  let s = 0
  return {
    count: () => count,

    clear() {
      count = xx = xy = yy = x = y = s = 0
    },

    /** An anchor so far away from the tag, with how much its measurement counts. */
    add(weight: number, dx: number, dy: number, dz: number) {
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
      const ux = dx / length
      const uy = dy / length
      count += 1
      xx += weight * (ux * ux)
      xy += weight * (ux * uy)
      yy += weight * (uy * uy)
      x += weight * ux
      y += weight * uy
      s += weight
    },

    /**
     * The root of the variances of the position, in an aisle of that along it; undefined where the
     * equations have no solution. `variance` is that of one measurement.
     */
    spread(
      along: Aisle['along'] | undefined,
      method: Method,
      variance: number,
    ): number | undefined {
      if (count < (along ? 2 : 3)) return undefined
      const isTdoa = method === 'tdoa'
      const least = 1e-9 / (variance * variance)
      if (along) {
        const a = along === 'x' ? x : y
        const aa = along === 'x' ? xx : yy
        return isTdoa ? rootOf(s, s * aa - a * a, least) : rootOf(1, aa, least)
      }
      if (!isTdoa) return rootOf(xx + yy, xx * yy - xy * xy, least)
      const determinant = xx * (yy * s - y * y) - xy * (xy * s - x * y) + x * (xy * y - yy * x)
      return rootOf(yy * s - y * y + xx * s - x * x, determinant, least / variance)
    },
  }
}

const rootOf = (variances: number, determinant: number, least: number) =>
  determinant <= least ? undefined : Math.sqrt(variances / determinant)
