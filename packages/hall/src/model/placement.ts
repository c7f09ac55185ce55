import type { Candidate } from './candidates.ts'
import { planningConstants } from './constants.ts'
import type { Building } from './building.ts'
import type { Method } from './error.ts'
import { PlacedFloor } from './placed-floor.ts'
import type { Anchor } from './plan.ts'

const { coverageTarget } = planningConstants

export type PlacementProgress = (share: number, added: Candidate | undefined) => void

export interface PlacementOptions {
  readonly candidates: readonly Candidate[]
  /** Chosen beforehand; never removed. */
  readonly fixed: readonly Anchor[]
  readonly range: Anchor['range']
  readonly method: Method
  /** Called with each anchor that is added: the share of the goal that is reached, 0 to 1, and the candidate. */
  readonly progress?: PlacementProgress
}

export interface Placement {
  /** Indices of the chosen candidates, ascending. */
  readonly chosen: readonly number[]
  /** How many were chosen before some were taken away again. */
  readonly added: number
  /** Whether the target share of the floor is fine or good. */
  readonly reached: boolean
}

/** Chooses as few candidates as it can to bring the target share of the floor to fine or good. */
export function placeAnchors(building: Building, options: PlacementOptions): Placement {
  const { candidates, fixed, range, method, progress } = options
  const trials = candidates.map(({ x, y, z }): Anchor => ({ x, y, z, range }))
  const floor = new PlacedFloor(building, [...fixed, ...trials], method)
  fixed.forEach((_, anchor) => {
    floor.set(anchor, true)
  })
  const goal = Math.ceil(coverageTarget * building.cells.count)
  const order: number[] = []
  const addWhile = (isShort: () => boolean, next: () => number | undefined) => {
    while (isShort()) {
      const anchor = next()
      if (anchor === undefined) return
      floor.set(anchor, true)
      order.push(anchor)
      progress?.(Math.min(1, floor.ok / goal), candidates[anchor - fixed.length])
    }
  }
  addWhile(
    () => floor.enough < goal,
    () => floor.seenByMostShort(),
  )
  addWhile(
    () => floor.ok < goal,
    () => floor.mostGain(),
  )
  const reached = floor.ok >= goal
  const least = reached ? goal : floor.ok
  for (const anchor of order.toReversed()) {
    floor.set(anchor, false)
    if (floor.ok < least) floor.set(anchor, true)
  }
  return {
    chosen: candidates.flatMap((_, index) => (floor.has(fixed.length + index) ? [index] : [])),
    added: order.length,
    reached,
  }
}
