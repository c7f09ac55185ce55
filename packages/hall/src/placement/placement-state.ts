import { roundMetres, type Corner } from '#src/model/plan.ts'
import { Store } from '../workbench/store.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { Placed } from '../worker/jobs.ts'
import type { Asked, WhatIf } from './what-if-plans.ts'

export interface Alternative {
  readonly asked: Asked
  readonly placed: Placed
}

export interface PlacementState {
  /** Computed beside the plan as it is, until that changes. */
  readonly alternatives: Readonly<Partial<Record<WhatIf, Alternative>>>
  readonly asksWhyNot: boolean
  /** The place that is asked about, as it is written in its fields. */
  readonly x: string
  readonly y: string
}

export type Placement = Store<PlacementState>

export function createPlacement(planner: Planner): Placement {
  const placement = new Store<PlacementState>({ alternatives: {}, asksWhyNot: false, x: '', y: '' })
  planner.follow(['history', 'method', 'range'], () => {
    // At every move of a drag: what shows none is not drawn again.
    if (Object.keys(placement.state.alternatives).length) placement.set({ alternatives: {} })
  })
  return placement
}

/** A place as its fields have it. */
export const fieldsOf = ([x, y]: Corner) => ({
  x: String(roundMetres(x)),
  y: String(roundMetres(y)),
})

/** What the next anchors are placed for. */
export function askedNow({ state }: Planner): Asked {
  const { history, method, range } = state
  return { plan: history.plan, method, range }
}

/** A plan that is opened, or brought back, has antennas of its own. */
export function keepRange(planner: Planner) {
  planner.follow(['history'], ({ history, range }) => {
    const ranges = new Set(history.plan.anchors.map((anchor) => anchor.range))
    const [common] = ranges
    if (common && ranges.size === 1 && common !== range) planner.set({ range: common })
  })
}
