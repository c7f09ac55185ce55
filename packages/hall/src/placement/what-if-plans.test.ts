import { expect, test } from 'vitest'
import { planOf } from '../planner/templates.ts'
import { askedIf, changedTo, whatIfs, type Asked } from './what-if-plans.ts'

const present: Asked = { plan: planOf('distribution-centre'), method: 'tdoa', range: 50 }

test.each(whatIfs)('%s: what is so already is not asked again', (what) => {
  const asked = askedIf(what, present)!
  expect(askedIf(what, asked)).toBeUndefined()
})

test('anchors go up with the ceiling, unless they hang lower', () => {
  const [first, ...others] = present.plan.anchors
  const plan = { ...present.plan, anchors: [{ ...first!, z: 7 }, ...others] }
  const { anchors } = askedIf('ceiling', { ...present, plan })!.plan
  expect(anchors.map(({ z }) => z)).toEqual([7, ...others.map(() => changedTo.anchorHeight)])
})
