import type { Building } from './building.ts'
import { hallConstants } from './constants.ts'
import { normalEquations, varianceOf, weightsOf, type Method } from './error.ts'
import { heard } from './hearing.ts'
import type { Anchor } from './plan.ts'

const { needed } = hallConstants

/** Measures one cell after the other: `begin` with it, then `add` the anchors that it hears, in their order. */
export function cellErrorOf({ cells, tagHeights }: Building, method: Method) {
  const sums = normalEquations()
  const weights = weightsOf(method)
  const variance = varianceOf(method)
  let x = 0
  let y = 0
  let z = 0
  let along: 'x' | 'y' | undefined
  return {
    /** Anchors that a cell needs in sight. */
    neededIn: (cell: number): number =>
      cells.aisle[cell] === -1 ? needed[method].open : needed[method].aisle,

    begin(cell: number): void {
      sums.clear()
      x = cells.x[cell] ?? 0
      y = cells.y[cell] ?? 0
      z = tagHeights[cell] ?? 0
      along = cells.aisles[cells.aisle[cell] ?? -1]?.along
    },

    /** `how` is a value of `heard`. */
    add(anchor: Anchor, how: number): void {
      const weight = how === heard.inSight ? weights.sight : weights.shadowed
      sums.add(weight, anchor.x - x, anchor.y - y, anchor.z - z)
    },

    /** One standard deviation in metres; undefined where no position can be computed. */
    error: (): number | undefined => sums.spread(along, method, variance),
  }
}
