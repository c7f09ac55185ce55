import { expect, test } from 'vitest'
import { withPlacedAnchors } from '#src/model/placed-plan.ts'
import { askedIf, whatIfs, type Asked } from '../placement/what-if-plans.ts'
import { planOf } from '../planner/templates.ts'
import { defaultHall } from './default-hall.ts'
import { whatIf } from './default-placement.ts'

const plan = planOf('distribution-centre')
const generated: Asked = { plan, method: 'tdoa', range: 50 }

test('the anchors that are kept are those that placement chooses', () => {
  const { plan: placed } = withPlacedAnchors(plan, { range: 50, method: 'tdoa' })
  expect(defaultHall().placed.plan.anchors).toEqual(placed.anchors)
})

test.each(['generated', ...whatIfs] as const)(
  'how much the building decides, %s: as the model computes it',
  (name) => {
    const asked = name === 'generated' ? generated : askedIf(name, generated)!
    const { plan: placed } = withPlacedAnchors(asked.plan, asked)
    expect(placed.anchors).toHaveLength(whatIf[name])
  },
)

test('the shares of the floor are whole', () => {
  const { shares } = defaultHall().placed
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
})
