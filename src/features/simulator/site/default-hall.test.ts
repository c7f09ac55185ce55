import { expect, test } from 'vitest'
import { buildingOf } from '#src/hall/building.ts'
import { coverageOf, summaryOf } from '#src/hall/coverage.ts'
import type { Method } from '#src/hall/error.ts'
import { withPlacedAnchors } from '#src/hall/placed-plan.ts'
import type { Anchor, Plan } from '#src/hall/plan.ts'
import { planOf } from '../planner/templates.ts'
import { defaultHall } from './default-hall.ts'
import { changed, whatIf } from './default-placement.ts'

const plan = planOf('distribution-centre')
const withAnchors = (by: Partial<Anchor>): Plan => ({
  ...plan,
  anchors: plan.anchors.map((anchor) => ({ ...anchor, ...by })),
})
const cases: Record<keyof typeof whatIf, { plan: Plan; method: Method; range: Anchor['range'] }> = {
  generated: { plan, method: 'tdoa', range: 50 },
  ranging: { plan, method: 'twr', range: 50 },
  ceiling: {
    plan: { ...withAnchors({ z: changed.anchorHeight }), ceiling: changed.ceiling },
    method: 'tdoa',
    range: 50,
  },
  racks: {
    plan: { ...plan, racks: plan.racks.map((rack) => ({ ...rack, height: changed.rackHeight })) },
    method: 'tdoa',
    range: 50,
  },
  antenna: { plan: withAnchors({ range: changed.range }), method: 'tdoa', range: changed.range },
}

test('the anchors that are kept are those that placement chooses', () => {
  const { plan: placed } = withPlacedAnchors(plan, { range: 50, method: 'tdoa' })
  expect(defaultHall().placed.plan.anchors).toEqual(placed.anchors)
})

test.each(Object.keys(cases) as (keyof typeof cases)[])(
  'how much the building decides, %s: as the model computes it',
  (name) => {
    const { plan: given, method, range } = cases[name]
    const { plan: placed } = withPlacedAnchors(given, { method, range })
    const { share } = summaryOf(coverageOf(buildingOf(given), given.anchors, method))
    expect({ anchors: placed.anchors.length, share: Math.round(100 * share) / 100 }).toEqual(
      whatIf[name],
    )
  },
)

test('both plans are of one hall, and their shares are whole', () => {
  const { estimated, placed } = defaultHall()
  expect(estimated.plan.racks).toBe(placed.plan.racks)
  for (const { shares } of [estimated, placed])
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})
