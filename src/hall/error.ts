import { aisleAt, type Aisle } from './aisles.ts'
import { hallConstants } from './constants.ts'
import type { Corner, Place, Plan } from './plan.ts'
import { sightOf, type Sight } from './sight.ts'

/** Time differences of arrival, or two-way ranging. */
export type Method = 'tdoa' | 'twr'

export type PositionClass = 'fine' | 'good' | 'weak' | 'none'

export interface Expected {
  /** In the plan's order of anchors; undefined is out of range. */
  readonly sights: readonly (Sight | undefined)[]
  readonly hdop: number | undefined
  /** One standard deviation in metres, radial. */
  readonly error: number | undefined
  readonly class: PositionClass
}

const { arrivalError, clockError, shadowError, needed, classes } = hallConstants

/** How well a tag at rest is measured at `place`, by the plan's anchors. */
export function expectedAt(
  plan: Plan,
  aisles: readonly Aisle[],
  [x, y]: Corner,
  method: Method = 'tdoa',
): Expected {
  const tag = { x, y, z: plan.tagHeight }
  const aisle = aisleAt(aisles, tag)
  const sights = plan.anchors.map((anchor) => sightOf(plan, anchor, tag, aisle !== undefined))
  const s0 = method === 'tdoa' ? arrivalError ** 2 + clockError ** 2 : arrivalError ** 2
  const unweighted = new Sums(aisle)
  const weighted = new Sums(aisle)
  plan.anchors.forEach((anchor, index) => {
    const sight = sights[index]
    if (sight !== 'sight' && sight !== 'shadowed') return
    if (sight === 'sight') unweighted.add(anchor, tag, 1)
    weighted.add(anchor, tag, 1 / (s0 + (sight === 'shadowed' ? shadowError ** 2 : 0)))
  })
  const error = weighted.spread(method, s0)
  return {
    sights,
    hdop: unweighted.spread(method, 1),
    error,
    class: classOf(error, unweighted.count >= needed[method][aisle ? 'aisle' : 'open']),
  }
}

function classOf(error: number | undefined, isEnough: boolean): PositionClass {
  if (error === undefined || error > classes.weak) return 'none'
  if (!isEnough || error > classes.good) return 'weak'
  return error > classes.fine ? 'good' : 'fine'
}

/** Numerator and determinant, and the determinant from which on there is a value. */
type Spread = readonly [variances: number, determinant: number, least: number]

/** The normal equations of one point: sums over its anchors, in their order. */
class Sums {
  count = 0
  readonly #aisle: Aisle | undefined
  #s = 0
  #x = 0
  #y = 0
  #xx = 0
  #xy = 0
  #yy = 0

  constructor(aisle: Aisle | undefined) {
    this.#aisle = aisle
  }

  add(anchor: Place, tag: Place, weight: number): void {
    const dx = anchor.x - tag.x
    const dy = anchor.y - tag.y
    const dz = anchor.z - tag.z
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const ux = dx / length
    const uy = dy / length
    this.count += 1
    this.#s += weight
    this.#x += weight * ux
    this.#y += weight * uy
    this.#xx += weight * ux * ux
    this.#xy += weight * ux * uy
    this.#yy += weight * uy * uy
  }

  /** The root of the variances that the position keeps; `s0` is the variance of one measurement. */
  spread(method: Method, s0: number): number | undefined {
    if (this.count < (this.#aisle ? 2 : 3)) return undefined
    const [variances, determinant, least] = this.#aisle
      ? this.#inAisle(method, s0)
      : this.#inTheOpen(method, s0)
    return determinant <= least ? undefined : Math.sqrt(variances / determinant)
  }

  #inAisle(method: Method, s0: number): Spread {
    const [a, aa] = this.#aisle?.along === 'x' ? [this.#x, this.#xx] : [this.#y, this.#yy]
    const least = 1e-9 / (s0 * s0)
    return method === 'tdoa' ? [this.#s, this.#s * aa - a * a, least] : [1, aa, least]
  }

  #inTheOpen(method: Method, s0: number): Spread {
    const [s, x, y, xx, xy, yy] = [this.#s, this.#x, this.#y, this.#xx, this.#xy, this.#yy]
    if (method === 'twr') return [xx + yy, xx * yy - xy * xy, 1e-9 / (s0 * s0)]
    const determinant = xx * (yy * s - y * y) - xy * (xy * s - x * y) + x * (xy * y - yy * x)
    return [yy * s - y * y + xx * s - x * x, determinant, 1e-9 / (s0 * s0 * s0)]
  }
}
