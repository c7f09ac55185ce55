import { expect, test } from 'vitest'
import { nearness, project, unproject } from './iso.ts'

test('a place on the floor is found again from where it is seen', () => {
  const [x, y] = unproject(project([12.5, 40, 0]))
  expect(x).toBeCloseTo(12.5)
  expect(y).toBeCloseTo(40)
})

test('the hall corner is the origin, x runs right and down, y left and down, z up', () => {
  expect(project([0, 0, 0])).toEqual([0, 0])
  const [rightX, rightY] = project([1, 0, 0])
  const [leftX, leftY] = project([0, 1, 0])
  expect([rightX > 0, rightY > 0, leftX < 0, leftY > 0]).toEqual([true, true, true, true])
  expect(project([0, 0, 1])[1]).toBeLessThan(0)
})

test('what is further along x and y, or higher, is nearer to the viewer', () => {
  expect(nearness([2, 2, 0])).toBeGreaterThan(nearness([1, 2, 0]))
  expect(nearness([2, 2, 1])).toBeGreaterThan(nearness([2, 2, 0]))
})
