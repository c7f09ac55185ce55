import { expect, test } from 'vitest'
import { checkPlan } from '#src/model/check-plan.ts'
import { aislesOf } from '#src/model/aisles.ts'
import type { Corner } from '#src/model/plan.ts'
import { withDrawn } from './drawing-tools.ts'
import { duplicateSelected, withCopy } from './duplicate.ts'
import { stepBack } from './edits.ts'
import { beginDrawing, dragTo, endGesture } from './gestures.ts'
import { emptyHall } from './hall-edits.ts'
import { createPlanner, openPlan } from './planner-state.ts'
import { usualRows } from './rack-rows.ts'

const area: [Corner, Corner] = [
  [2, 8],
  [46, 38],
]

test('one gesture draws as many rows as an area holds, and one step takes them back', () => {
  const planner = createPlanner()
  openPlan(planner, emptyHall())
  const before = planner.state.history.plan
  beginDrawing(planner, 'rack-rows', area[0])
  dragTo(planner, [20, 20])
  dragTo(planner, area[1])
  endGesture(planner)
  const { plan } = planner.state.history
  expect(plan.racks.map(({ x }) => x)).toEqual([2, 7.5, 13, 18.5, 24, 29.5, 35, 40.5])
  expect(plan.racks[0]).toMatchObject({ y: 8, length: 30, depth: 2.4, orientation: 90 })
  expect(checkPlan(plan)).toEqual([])
  expect(aislesOf(plan)).toHaveLength(7)
  stepBack(planner)
  expect(planner.state.history.plan).toEqual(before)
})

test('count, pitch and direction of the rows are the visitor’s', () => {
  const rows = { ...usualRows, pitch: 6, count: 3, orientation: 0 } as const
  const { racks } = withDrawn(emptyHall(), 'rack-rows', area, { range: 50, rows })
  expect(racks).toMatchObject([{ x: 2, y: 8, length: 44, orientation: 0 }, { y: 14 }, { y: 20 }])
})

test('a copy of a rack stands beyond the next aisle, of a dock it brings the staging place', () => {
  const racks = withDrawn(
    emptyHall(),
    'rack',
    [
      [10, 10],
      [12, 30],
    ],
    { range: 50 },
  )
  const [copied, ref] = withCopy(racks, { list: 'racks', index: 0 })!
  expect([ref, copied.racks[1]!.x]).toEqual([{ list: 'racks', index: 1 }, 15.1])
  const dock = withDrawn(
    emptyHall(),
    'dock',
    [
      [10, 0],
      [10, 0],
    ],
    { range: 50 },
  )
  const [docks] = withCopy(dock, { list: 'docks', index: 0 })!
  expect(docks.docks.map(({ x }) => x)).toEqual([10, 15])
  expect(docks.staging[1]?.[0]).toEqual([13.2, 3])
})

test('duplicating is one step, and the copy is what is selected', () => {
  const planner = createPlanner()
  const { plan } = planner.state.history
  expect(duplicateSelected(planner)).toBeUndefined()
  planner.set({ selected: { list: 'columns', index: 3 } })
  const copy = duplicateSelected(planner)
  expect(planner.state.selected).toEqual(copy)
  const { x, y, side } = plan.columns[3]!
  expect(planner.state.history.plan.columns.at(-1)).toEqual({ x: x + 2, y, side })
  stepBack(planner)
  expect(planner.state.history.plan).toBe(plan)
})
