import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlanner, editPlan } from '../planner/planner-state.ts'
import { beginMoving, dragTo, endGesture } from '../planner/gestures.ts'
import { createRuns } from '../runs/runs-state.ts'
import { Store } from './store.ts'

let frames: (() => void)[] = []
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who follows hears every change at once, of the named parts alone, until they leave', () => {
  const store = new Store({ a: 0, b: 0 })
  const heard: number[] = []
  const leave = store.follow(['a'], ({ a }) => heard.push(a))
  store.set({ a: 1 })
  store.set({ b: 1 })
  leave()
  store.set({ a: 2 })
  expect(heard).toEqual([0, 1])
})

test('a dragged anchor is drawn by React once a frame, what is let go at once', () => {
  const planner = createPlanner()
  let drawn = 0
  planner.subscribe(() => (drawn += 1))
  const { x, y } = planner.state.history.plan.anchors[20]!
  beginMoving(planner, { list: 'anchors', index: 20 }, [x, y])
  const before = drawn
  for (let move = 1; move <= 10; move += 1) {
    planner.set({ cursor: [x + move, y] })
    dragTo(planner, [x + move, y])
  }
  expect(drawn).toBe(before)
  nextFrame()
  expect(drawn).toBe(before + 1)
  expect(planner.snapshot()).toBe(planner.state)
  endGesture(planner)
  expect(drawn).toBe(before + 2)
  expect(planner.snapshot().history.plan.anchors[20]?.x).toBe(x + 10)
})

test('a pointer over the plan is drawn once a frame, an edit at once and with it', () => {
  const planner = createPlanner()
  let drawn = 0
  planner.subscribe(() => (drawn += 1))
  planner.set({ cursor: [1, 1] })
  expect(drawn).toBe(0)
  editPlan(planner, { ...planner.state.history.plan, name: 'Other' })
  expect([drawn, planner.snapshot().cursor]).toEqual([1, [1, 1]])
  nextFrame()
  expect(drawn).toBe(1)
})

test('while a shift plays, React draws its clock five times a second; a pause at once', () => {
  const runs = createRuns()
  let drawn = 0
  runs.subscribe(() => (drawn += 1))
  const clock = { ...runs.state.clock, end: 100, isPlaying: true }
  runs.set({ clock })
  expect(drawn).toBe(1)
  for (let frame = 1; frame <= 60; frame += 1) {
    vi.advanceTimersByTime(1000 / 60)
    runs.set({ clock: { ...clock, time: frame / 60 } })
  }
  expect(drawn).toBeGreaterThanOrEqual(5)
  expect(drawn).toBeLessThanOrEqual(6)
  const last = drawn
  runs.set({ clock: { ...clock, time: 1, isPlaying: false } })
  expect(drawn).toBe(last + 1)
})
