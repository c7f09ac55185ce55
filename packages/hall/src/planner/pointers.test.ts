import { afterEach, expect, test, vi } from 'vitest'
import type { Corner } from '#src/model/plan.ts'
import { toCanvas, viewOf } from '../drawing/view.ts'
import { handleOnCanvas, shownHandles } from './paint-marks.ts'
import { createPlanner, openPlan } from './planner-state.ts'
import { add } from './objects.ts'
import { followPointers } from './pointers.ts'
import { emptyHall } from './hall-edits.ts'

const view = viewOf({ left: 0, right: 50, bottom: 0, top: 40 }, 800, 600)
const rack = { x: 10, y: 10, length: 20, depth: 3, height: 6, orientation: 0, fill: 0.85 } as const

afterEach(() => vi.unstubAllGlobals())

/** A canvas of 800 × 600 pixels, and what is done on it at its pixels. */
function onCanvas() {
  const planner = createPlanner()
  openPlan(planner, add(emptyHall(), 'racks', rack))
  planner.set({ view })
  const canvas = Object.assign(new EventTarget(), {
    clientLeft: 0,
    clientTop: 0,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  })
  followPointers(canvas as unknown as HTMLCanvasElement, planner)
  const send = (type: string, [clientX, clientY]: Corner, more: object) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), { clientX, clientY, ...more }),
    )
  const drag = (pointerType: 'mouse' | 'touch', [x, y]: Corner, [dx, dy]: Corner) => {
    const pointer = { pointerType, pointerId: 1, button: 0 }
    send('pointerdown', [x, y], pointer)
    send('pointermove', [x + dx / 2, y + dy / 2], pointer)
    send('pointermove', [x + dx, y + dy], pointer)
    send('pointerup', [x + dx, y + dy], pointer)
  }
  return { planner, canvas, send, drag }
}

test.each([
  ['touch', 22],
  ['mouse', 12],
] as const)(
  'a handle is taken by %s within %i pixels of its middle, and the side does not jump there',
  (pointer, reach) => {
    for (const [far, isTaken] of [
      [reach - 1, true],
      [reach + 1, false],
    ] as const) {
      const { planner, drag } = onCanvas()
      planner.set({ selected: { list: 'racks', index: 0 } })
      const [, right] = shownHandles(planner.state)
      const [x, y] = handleOnCanvas(view, right!)
      drag(pointer, [x + far, y + far], [5 * view.scale, 0])
      expect(planner.state.history.plan.racks[0]!.length).toBe(isTaken ? 25 : 20)
    }
  },
)

test('a finger that drags what is not selected moves the floor; what was touched follows it', () => {
  const { planner, drag, send } = onCanvas()
  const middle = toCanvas(view, [20, 11])
  drag('touch', middle, [100, 0])
  expect(planner.state.history.plan.racks[0]).toBe(rack)
  expect(planner.state.view!.left).not.toBe(view.left)
  planner.set({ view })
  const finger = { pointerType: 'touch', pointerId: 1, button: 0 }
  send('pointerdown', middle, finger)
  send('pointerup', middle, finger)
  expect(planner.state.selected).toEqual({ list: 'racks', index: 0 })
  drag('touch', middle, [5 * view.scale, 0])
  expect(planner.state.history.plan.racks[0]).toMatchObject({ x: 15, y: 10 })
})

test('the wheel enlarges the plan about the pointer, and only where somebody works on it', () => {
  const { planner, canvas, send } = onCanvas()
  const wheel = { deltaY: -400 * Math.log(2), deltaMode: 0 }
  vi.stubGlobal('document', { activeElement: undefined })
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 })
  send('wheel', [100, 100], wheel)
  expect(planner.state.view).toBe(view)
  send('wheel', [100, 100], { ...wheel, ctrlKey: true })
  expect(planner.state.view!.scale / view.scale).toBeCloseTo(2)
  planner.set({ view })
  vi.stubGlobal('document', { activeElement: canvas })
  send('wheel', [100, 100], wheel)
  expect(planner.state.view!.scale / view.scale).toBeCloseTo(2)
})

test('while the outline is drawn, a press between two corners makes another', () => {
  const { planner, drag } = onCanvas()
  planner.set({ tool: 'outline' })
  drag('mouse', toCanvas(view, [25, 0]), [0, -5 * view.scale])
  expect(planner.state.history.plan.outline[1]).toEqual([25, 5])
})
