import { expect, test } from 'vitest'
import { isInside } from '../floor/zones.ts'
import type { Point } from '../plan/geometry.ts'
import { crossings, stagingZone, type Track } from './zone-log.ts'

const square: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]
const way = (name: string, from: number, ...points: Point[]): Track => ({ name, from, points })
const within = (outline: readonly Point[]) => (place: Point) =>
  isInside({ name: 'Z', outline }, place)
const told = (outline: readonly Point[], tracks?: readonly Track[]) =>
  crossings(within(outline), tracks).map(({ truck, kind }) => `${truck} ${kind}`)

test('a truck that drives through enters and leaves, and the newest stands first', () => {
  const through = way('A', 100, [-4, 5], [16, 5])
  expect(told(square, [through])).toEqual(['A left', 'A entered'])
  const [left, entered] = crossings(within(square), [through])
  expect(entered?.seconds).toBeCloseTo(102, 0)
  expect(left?.seconds).toBeCloseTo(107, 0)
})

test('one that starts inside has not entered, one that passes by is not told', () => {
  expect(told(square, [way('A', 0, [5, 5], [20, 5]), way('B', 0, [-5, 12], [20, 12])])).toEqual([
    'A left',
  ])
})

test('the staging area of the screen: one truck stays, one sets down and leaves', () => {
  expect(told(stagingZone)).toEqual(['F-07 entered', 'F-18 left', 'F-18 entered'])
})

test('a corner that is pulled over the aisle lets its truck enter and leave', () => {
  const wider = stagingZone.map((point, at): Point => (at === 2 ? [46.5, 9.5] : point))
  expect(told(wider)).toEqual([
    'F-07 entered',
    'F-18 left',
    'F-18 entered',
    'F-12 left',
    'F-12 entered',
  ])
})
