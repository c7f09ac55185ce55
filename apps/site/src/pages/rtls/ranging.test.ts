import { expect, test } from 'vitest'
import { aislesOf } from '@repo/hall/model/aisles.ts'
import { canStand, inHall, wallOf, type Scene } from './moving.ts'
import { partsOf, partsPerAnchor, type PositionData } from './position-parts.ts'
import { rangingOf } from './ranging.ts'
import { hall, start } from './scene.ts'

const aside: Scene = { ...start, wall: [5.5, 15], turn: 2 }
const data: PositionData = {
  locale: 'de-DE',
  hall,
  start,
  classes: { fine: 'sehr gut', good: 'gut', weak: 'schwach', none: 'keine' },
  noError: 'keine Position',
}
const readOut = (scene: Scene) =>
  partsOf(data, scene)
    .slice(-5)
    .map(([, text]) => text)

test('the picture shows all three states at its start, and no aisle is left out', () => {
  const { sights } = rangingOf(hall, start)
  expect(new Set(sights)).toEqual(new Set(['sight', 'shadowed', 'blocked']))
  expect(aislesOf(hall)).toEqual([])
  expect(canStand(hall, start.tag)).toBe(true)
})

test('steel in the way blocks an anchor and the error grows', () => {
  const [free, behind] = [rangingOf(hall, aside), rangingOf(hall, start)]
  const blocked = (sights: typeof free.sights) => sights.filter((sight) => sight === 'blocked')
  expect(blocked(behind.sights).length).toBeGreaterThan(blocked(free.sights).length)
  expect(behind.error).toBeGreaterThan(free.error ?? Infinity)
})

test('what is blocked arrives late by one reflection, the angles equal', () => {
  const { anchors, sights } = rangingOf(hall, start)
  const index = sights.indexOf('blocked')
  const { late } = anchors[index]!
  const anchor = hall.anchors[index]!
  const [x, y] = late!.at
  expect(y).toBe(16)
  const [tagX, tagY] = start.tag
  expect((anchor.x - x) / (y - anchor.y)).toBeCloseTo((x - tagX) / (y - tagY), 9)
  const rise = anchor.z - hall.tagHeight
  const way = Math.hypot(anchor.x - tagX, 2 * y - anchor.y - tagY, rise)
  const direct = Math.hypot(anchor.x - tagX, anchor.y - tagY, rise)
  expect(late!.extra).toBeCloseTo(way - direct, 9)
})

test('four anchors behind steel leave no position, and that is said', () => {
  const nearTheEdge: Scene = { tag: [21, 8], wall: [20.2, 8], turn: 0 }
  expect(rangingOf(hall, nearTheEdge).class).toBe('none')
  expect(readOut(nearTheEdge).slice(0, 2)).toEqual(['keine Position', 'keine'])
})

test('lengths and counts are written as the language has them', () => {
  expect(partsOf(data, start)[partsPerAnchor + 4]?.[1]).toBe('8,84\u00a0m')
  expect(readOut(start)).toEqual(['7\u00a0cm', 'sehr gut', '4', '1', '1'])
})

test('the wall turns by eighths about its middle and keeps its length', () => {
  for (const turn of [0, 1, 2, 3, 4]) {
    const { x0, y0, x1, y1 } = wallOf({ ...start, turn })
    expect([(x0 + x1) / 2, (y0 + y1) / 2].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      ...start.wall,
    ])
    expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(5, 9)
  }
  expect(wallOf({ ...start, turn: 4 })).toEqual(wallOf(start))
})

test('the tag stays in the hall and out of the racks', () => {
  expect(inHall(hall, [-3, 40])).toEqual([1, 15])
  expect(inHall(hall, [5.04, 5.06])).toEqual([5, 5.1])
  const [rack] = hall.racks
  expect(canStand(hall, [rack!.x + 1, rack!.y + 1])).toBe(false)
  expect(canStand(hall, [rack!.x + 1, rack!.y - 0.5])).toBe(false)
  expect(canStand(hall, [rack!.x + 1, rack!.y - 0.7])).toBe(true)
})
