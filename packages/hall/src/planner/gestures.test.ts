import { expect, test } from 'vitest'
import { checkPlan } from '#src/model/check-plan.ts'
import { addCorner, deleteSelected, stepBack, stepForward, turnSelected } from './edits.ts'
import {
  beginDrawing,
  beginMoving,
  beginResizing,
  cancelGesture,
  dragTo,
  endGesture,
} from './gestures.ts'
import { handlesOf, outlineHandles } from './handles.ts'
import { createPlanner, openTemplate, type Planner } from './planner-state.ts'

function emptyFloor(): Planner {
  const planner = createPlanner()
  openTemplate(planner, 'empty-floor')
  return planner
}
const planOf = ({ state }: Planner) => state.history.plan

function drawRack(planner: Planner) {
  beginDrawing(planner, 'rack', [5, 5])
  for (const x of [8.1, 20.3, 35.2]) dragTo(planner, [x, 7.4])
  endGesture(planner)
}

test('drawing is one step, however far the finger went', () => {
  const planner = emptyFloor()
  const before = planOf(planner)
  drawRack(planner)
  expect(planOf(planner).racks).toMatchObject([{ x: 5, y: 5, length: 30, depth: 2.5 }])
  expect(planner.state.selected).toEqual({ list: 'racks', index: 0 })
  stepBack(planner)
  expect(planOf(planner)).toBe(before)
  expect(planner.state.selected).toBeUndefined()
  stepForward(planner)
  expect(planOf(planner).racks).toHaveLength(1)
})

test('a cancelled gesture changes nothing, not even what could be redone', () => {
  const planner = emptyFloor()
  drawRack(planner)
  stepBack(planner)
  const { history } = planner.state
  beginDrawing(planner, 'wall', [5, 5])
  dragTo(planner, [20, 5])
  cancelGesture(planner)
  expect(planner.state.history).toBe(history)
  expect(planner.state.gesture).toBeUndefined()
})

test('nothing is undone or deleted while something is in hand', () => {
  const planner = emptyFloor()
  drawRack(planner)
  beginMoving(planner, { list: 'racks', index: 0 }, [10, 6])
  dragTo(planner, [12, 6])
  const moved = planOf(planner)
  stepBack(planner)
  deleteSelected(planner)
  expect(planOf(planner)).toBe(moved)
})

test('what is moved snaps to the grid in use', () => {
  const planner = emptyFloor()
  drawRack(planner)
  const ref = { list: 'racks', index: 0 } as const
  beginMoving(planner, ref, [10, 6])
  dragTo(planner, [10.6, 6.1])
  endGesture(planner)
  expect(planOf(planner).racks[0]).toMatchObject({ x: 5.5, y: 5 })
  planner.set({ step: 0.1 })
  beginMoving(planner, ref, [10, 6])
  dragTo(planner, [10.22, 6.08])
  endGesture(planner)
  expect(planOf(planner).racks[0]).toMatchObject({ x: 5.7, y: 5.1 })
})

test('each handle of a rack moves its own side, within what a rack can be', () => {
  const planner = emptyFloor()
  drawRack(planner)
  const ref = { list: 'racks', index: 0 } as const
  const drag = (handle: number, x: number, y: number) => {
    beginResizing(planner, ref, handlesOf(planOf(planner), ref)[handle]!)
    dragTo(planner, [x, y])
    endGesture(planner)
    return planOf(planner).racks[0]
  }
  expect(drag(0, 10, 0)).toMatchObject({ x: 10, length: 25, y: 5, depth: 2.5 })
  expect(drag(1, 30, 0)).toMatchObject({ x: 10, length: 20 })
  expect(drag(3, 0, 30)).toMatchObject({ y: 5, depth: 3 })
  expect(drag(2, 0, 7.9)).toMatchObject({ y: 7.5, depth: 0.5 })
  turnSelected(planner)
  const { y } = planOf(planner).racks[0]!
  expect(drag(3, 0, y + 12)).toMatchObject({ orientation: 90, y, length: 12.25 })
})

test('a line keeps two different ends, an area all its corners', () => {
  const planner = emptyFloor()
  beginDrawing(planner, 'walkway', [10, 10])
  dragTo(planner, [20, 10])
  const walkway = { list: 'walkways', index: 0 } as const
  beginResizing(planner, walkway, handlesOf(planOf(planner), walkway)[1]!)
  dragTo(planner, [10, 10])
  expect(planOf(planner).walkways).toMatchObject([{ x0: 10, x1: 20 }])
  dragTo(planner, [15, 12])
  expect(planOf(planner).walkways).toMatchObject([{ x0: 10, x1: 15, y1: 12, width: 1.2 }])
  beginDrawing(planner, 'speed', [20, 20])
  dragTo(planner, [30, 30])
  const zone = { list: 'zones', index: 0 } as const
  beginResizing(planner, zone, handlesOf(planOf(planner), zone)[2]!)
  dragTo(planner, [34, 33])
  expect(planOf(planner).zones[0]?.polygon).toEqual([
    [20, 20],
    [30, 20],
    [34, 33],
    [20, 30],
  ])
})

test('the outline: corners are moved, made and taken away, and it keeps its turn', () => {
  const planner = emptyFloor()
  planner.set({ tool: 'outline' })
  const drag = (handle: number, x: number, y: number) => {
    beginResizing(planner, undefined, outlineHandles(planOf(planner))[handle]!)
    dragTo(planner, [x, y])
    endGesture(planner)
  }
  drag(2, 60, 40)
  expect(planOf(planner).outline).toEqual([
    [0, 0],
    [50, 0],
    [60, 40],
    [0, 40],
  ])
  drag(4, 25, 5)
  expect(planner.state.corner).toBe(1)
  expect(planOf(planner).outline[1]).toEqual([25, 5])
  expect(checkPlan(planOf(planner))).toEqual([])
  addCorner(planner)
  expect(planOf(planner).outline[2]).toEqual([37.5, 2.5])
  for (let corner = 0; corner < 9; corner += 1) {
    planner.set({ corner: 0 })
    deleteSelected(planner)
  }
  expect(planOf(planner).outline).toHaveLength(3)
})

test('another template can be taken back as well', () => {
  const planner = emptyFloor()
  drawRack(planner)
  openTemplate(planner, 'medium-store')
  stepBack(planner)
  expect(planOf(planner).racks).toHaveLength(1)
})
