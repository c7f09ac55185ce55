import { expect, test } from 'vitest'
import { buildingOf } from '#src/model/building.ts'
import { coverageOf, summaryOf } from '#src/model/coverage.ts'
import { NoAnswer } from '../worker/hall-workers.ts'
import type { HallMap, Jobs } from '../worker/jobs.ts'
import { add } from './objects.ts'
import { keepMap } from './keep-map.ts'
import { createPlanner, editPlan, openTemplate } from './planner-state.ts'

function mapOf({ plan, method }: Jobs['map']['asked']): HallMap {
  const coverage = coverageOf(buildingOf(plan), plan.anchors, method)
  return { ...coverage, plan, summary: summaryOf(coverage) }
}

/** A planner of a small hall whose maps are computed when the test says so. */
function planner() {
  const own = createPlanner()
  openTemplate(own, 'empty-floor')
  const asked: { answer: () => void; crash: () => void }[] = []
  const ask = (_job: string, question: Jobs['map']['asked']) =>
    new Promise<HallMap>((resolve, reject) => {
      asked.push({
        answer: () => {
          resolve(mapOf(question))
        },
        crash: () => {
          reject(new NoAnswer('crashed'))
        },
      })
    })
  keepMap(own, { ask })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { own, asked, settled }
}

const rack = { x: 5, y: 5, length: 10, depth: 2, height: 6, orientation: 0, fill: 0.85 } as const

test('changes that come while a map is computed are one', async () => {
  const { own, asked, settled } = planner()
  for (const y of [5, 15, 25]) editPlan(own, add(own.state.history.plan, 'racks', { ...rack, y }))
  asked[0]!.answer()
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]!.answer()
  await settled()
  expect(own.state.map?.plan).toBe(own.state.history.plan)
  expect(asked).toHaveLength(2)
})

test('a plan with problems has no map, not even one that comes late', async () => {
  const { own, asked, settled } = planner()
  asked[0]!.answer()
  await settled()
  expect(own.state.map).toBeDefined()
  const good = own.state.history.plan
  editPlan(own, add(good, 'racks', rack))
  editPlan(own, add(own.state.history.plan, 'racks', rack))
  expect(own.state.problems).toMatchObject([{ code: 'RACK_OVERLAP' }])
  expect(own.state.map).toBeUndefined()
  asked[1]!.answer()
  await settled()
  expect(own.state.map).toBeUndefined()
})

test('after a crash the plan stays, and the map is computed when it is asked for again', async () => {
  const { own, asked, settled } = planner()
  const { plan } = own.state.history
  asked[0]!.crash()
  await settled()
  expect(own.state).toMatchObject({ mapFailed: true, map: undefined })
  expect(own.state.history.plan).toBe(plan)
  expect(asked).toHaveLength(1)
  own.set({ mapFailed: false })
  asked[1]!.answer()
  await settled()
  expect(own.state.mapFailed).toBe(false)
  expect(own.state.map?.plan).toBe(plan)
})
