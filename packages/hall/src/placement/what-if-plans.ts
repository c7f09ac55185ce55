import { planningConstants } from '#src/model/constants.ts'
import type { Method } from '#src/model/error.ts'
import { roundMetres, type Anchor, type Plan } from '#src/model/plan.ts'

/** What anchors are placed for. */
export interface Asked {
  readonly plan: Plan
  readonly method: Method
  /** Of the anchors that are placed. */
  readonly range: Anchor['range']
}

/** What each changes of the hall or of the system; the page's table has the same for the default hall. */
export const changedTo = {
  ceiling: 12,
  anchorHeight: 12 - planningConstants.anchorDrop,
  rackHeight: 4.5,
  range: 65,
} as const

export const whatIfs = ['ranging', 'ceiling', 'racks', 'antenna'] as const
export type WhatIf = (typeof whatIfs)[number]

/** With one thing changed; undefined where it is so already. */
export function askedIf(what: WhatIf, asked: Asked): Asked | undefined {
  const { plan, method, range } = asked
  switch (what) {
    case 'ranging':
      return method === 'twr' ? undefined : { ...asked, method: 'twr' }
    case 'ceiling':
      return plan.ceiling >= changedTo.ceiling ? undefined : { ...asked, plan: raised(plan) }
    case 'racks':
      return plan.racks.some(isHigh) ? { ...asked, plan: lowered(plan) } : undefined
    case 'antenna':
      return range >= changedTo.range
        ? undefined
        : { ...asked, range: changedTo.range, plan: withRange(plan, changedTo.range) }
  }
}

export const withRange = (plan: Plan, range: Anchor['range']): Plan => ({
  ...plan,
  anchors: plan.anchors.map((anchor) => ({ ...anchor, range })),
})

/** Anchors that hang below the ceiling go up with it. */
function raised(plan: Plan): Plan {
  const below = roundMetres(plan.ceiling - planningConstants.anchorDrop)
  return {
    ...plan,
    ceiling: changedTo.ceiling,
    anchors: plan.anchors.map((anchor) =>
      anchor.z === below ? { ...anchor, z: changedTo.anchorHeight } : anchor,
    ),
  }
}

const isHigh = ({ height }: { height: number }) => height > changedTo.rackHeight

const lowered = (plan: Plan): Plan => ({
  ...plan,
  racks: plan.racks.map((rack) =>
    isHigh(rack) ? { ...rack, height: changedTo.rackHeight } : rack,
  ),
})
