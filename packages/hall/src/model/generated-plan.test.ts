import { expect, test } from 'vitest'
import { goldenHalls } from '#testing/golden-halls.ts'
import { generateHall } from './generate.ts'
import { generatedPlan } from './generated-plan.ts'
import { withPlacedAnchors } from './placed-plan.ts'

test('a generated plan has the anchors that the planner places, and no count of its own', () => {
  const { plan } = generatedPlan(goldenHalls.default)
  const building = generateHall(goldenHalls.default).plan
  const placed = withPlacedAnchors(building, { range: 50, method: 'tdoa' })
  expect(plan).toEqual({ ...building, anchors: placed.plan.anchors })
  expect(plan.anchors).toHaveLength(97)
})

test('outdoors it has the antenna for yards', () => {
  const { plan } = generatedPlan({ ...goldenHalls.open, tracking: 'outdoor' })
  expect(new Set(plan.anchors.map(({ range }) => range))).toEqual(new Set([65]))
})

test('a large building begins without anchors', () => {
  const { plan, enlarged } = generatedPlan({ ...goldenHalls.exampleB, area: 50_000 })
  expect([plan.anchors, enlarged]).toEqual([[], false])
  expect(plan.racks.length).toBeGreaterThan(0)
})
