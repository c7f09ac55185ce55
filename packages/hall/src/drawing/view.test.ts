import { expect, test } from 'vitest'
import { showing, toCanvas, toFloor, viewOf, zoomed } from './view.ts'

const view = viewOf({ left: 0, right: 100, bottom: 0, top: 50 }, 648, 400)

test('a hall lies in the middle of its canvas', () => {
  expect(toCanvas(view, [0, 50]).map(Math.round)).toEqual([24, 50])
  expect(toCanvas(view, [100, 0]).map(Math.round)).toEqual([624, 350])
  expect(toFloor(view, toCanvas(view, [12.5, 40]))).toEqual([12.5, 40])
})

test('what lies below the fingers stays below them', () => {
  const larger = zoomed(view, 2, [100, 100], [130, 90])
  expect(larger.scale).toBe(2 * view.scale)
  const [x, y] = toCanvas(larger, toFloor(view, [100, 100]))
  expect([x, y].map(Math.round)).toEqual([130, 90])
  expect(zoomed(view, 1e6, [0, 0]).scale).toBe(200)
})

test('the view follows a place out of sight, and no other', () => {
  expect(showing(view, [50, 25], 648, 400)).toBe(view)
  const moved = showing(view, [200, 25], 648, 400)
  expect(Math.round(toCanvas(moved, [200, 25])[0])).toBe(616)
  expect(moved.scale).toBe(view.scale)
})
