import { aisleAt, type Aisle } from './aisles.ts'
import { hallConstants } from './constants.ts'
import type { Corner, Plan } from './plan.ts'
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
  const rowsOf = (weights: Readonly<Partial<Record<Sight, number>>>) =>
    plan.anchors.flatMap((anchor, index): Row[] => {
      const weight = weights[sights[index] ?? 'blocked']
      if (!weight) return []
      const dx = anchor.x - x
      const dy = anchor.y - y
      const dz = anchor.z - tag.z
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
      return [{ weight, ux: dx / length, uy: dy / length }]
    })
  const inSight = rowsOf({ sight: 1 })
  const error = spreadOf(
    rowsOf({ sight: 1 / s0, shadowed: 1 / (s0 + shadowError ** 2) }),
    aisle,
    method,
    s0,
  )
  return {
    sights,
    hdop: spreadOf(inSight, aisle, method, 1),
    error,
    class: classOf(error, inSight.length >= needed[method][aisle ? 'aisle' : 'open']),
  }
}

function classOf(error: number | undefined, isEnough: boolean): PositionClass {
  if (error === undefined || error > classes.weak) return 'none'
  if (!isEnough || error > classes.good) return 'weak'
  return error > classes.fine ? 'good' : 'fine'
}

/** The direction from a tag to an anchor, and how much it counts. */
interface Row {
  readonly weight: number
  readonly ux: number
  readonly uy: number
}

/**
 * The root of the variances of the position, from the normal equations; undefined where they have no
 * solution. `s0` is the variance of one measurement.
 */
function spreadOf(
  rows: readonly Row[],
  aisle: Aisle | undefined,
  method: Method,
  s0: number,
): number | undefined {
  if (rows.length < (aisle ? 2 : 3)) return undefined
  const sum = (term: (row: Row) => number) =>
    rows.reduce((total, row) => total + row.weight * term(row), 0)
  const isTdoa = method === 'tdoa'
  const least = 1e-9 / (s0 * s0)
  const solved = (variances: number, determinant: number, from = least) =>
    determinant <= from ? undefined : Math.sqrt(variances / determinant)
  const s = sum(() => 1)
  if (aisle) {
    const along = aisle.along === 'x' ? 'ux' : 'uy'
    const a = sum((row) => row[along])
    const aa = sum((row) => row[along] * row[along])
    return isTdoa ? solved(s, s * aa - a * a) : solved(1, aa)
  }
  const x = sum(({ ux }) => ux)
  const y = sum(({ uy }) => uy)
  const xx = sum(({ ux }) => ux * ux)
  const xy = sum(({ ux, uy }) => ux * uy)
  const yy = sum(({ uy }) => uy * uy)
  if (!isTdoa) return solved(xx + yy, xx * yy - xy * xy)
  const determinant = xx * (yy * s - y * y) - xy * (xy * s - x * y) + x * (xy * y - yy * x)
  return solved(yy * s - y * y + xx * s - x * x, determinant, least / s0)
}
