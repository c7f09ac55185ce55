import { expect, test } from 'vitest'
import { aislesOf } from './aisles.ts'
import { expectedAt, type Method } from './error.ts'
import type { Corner, Hall } from './plan.ts'

const corners = [
  [1, 1],
  [19, 1],
  [19, 19],
  [1, 19],
] as const

const fourAnchors: Hall = {
  outline: [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ],
  ceiling: 10,
  tagHeight: 2.2,
  walls: [],
  columns: [],
  racks: [],
  anchors: corners.map(([x, y]) => ({ x, y, z: 8.2, range: 50 })),
}

const withSteel: Hall = {
  ...fourAnchors,
  racks: [{ x: 12, y: 4, length: 12, depth: 2.4, height: 6, orientation: 90, fill: 0.85 }],
  columns: [{ x: 5, y: 10, side: 0.4 }],
}

const mirrored = (hall: Hall): Hall => ({
  ...hall,
  columns: hall.columns.map((column) => ({ ...column, x: 20 - column.x })),
  racks: hall.racks.map((rack) => ({ ...rack, x: 20 - rack.x - rack.depth })),
  anchors: hall.anchors.map((anchor) => ({ ...anchor, x: 20 - anchor.x })),
})

function at(hall: Hall, place: Corner, method?: Method) {
  const { hdop, error, ...rest } = expectedAt(hall, aislesOf(hall), place, method)
  return { hdop: hdop?.toFixed(4), error: error?.toFixed(4), ...rest }
}

test.each([
  [[10, 10], '1.1055', '0.0645', '1.1055', '0.0553'],
  [[5, 5], '1.2067', '0.0704', '1.1507', '0.0575'],
  [[15, 15], '1.2067', '0.0704', '1.1507', '0.0575'],
  [[10, 2], '1.3063', '0.0762', '1.1218', '0.0561'],
  [[1, 10], '1.3899', '0.0810', '1.1186', '0.0559'],
] as const)('four anchors in an empty hall, tag at %s', (place, hdop, error, hdopTwr, errorTwr) => {
  expect(at(fourAnchors, place)).toMatchObject({ hdop, error, class: 'fine' })
  expect(at(fourAnchors, place, 'twr')).toMatchObject({ hdop: hdopTwr, error: errorTwr })
})

const names = ['sight', 'shadowed', 'blocked'] as const

test.each([
  [[10, 10], [0, 2, 2, 0], undefined, undefined, 'none'],
  [[5, 5], [0, 0, 2, 0], '1.3892', '0.0810', 'weak'],
  [[16, 10], [2, 0, 0, 2], undefined, undefined, 'none'],
  [[17, 3], [0, 0, 0, 2], '1.5518', '0.0905', 'weak'],
  [[2, 11], [0, 2, 2, 0], undefined, undefined, 'none'],
] as const)(
  'a filled rack and a column, tag at %s',
  (place, states, hdop, error, positionClass) => {
    const sights = states.map((state) => names[state])
    expect(at(withSteel, place)).toEqual({ sights, hdop, error, class: positionClass })
  },
)

test('a nearly empty rack shadows instead of blocking, and the error grows', () => {
  const [rack] = withSteel.racks
  const halfEmpty = { ...fourAnchors, racks: rack ? [{ ...rack, fill: 0.4 }] : [] }
  const { sights, error } = expectedAt(halfEmpty, [], [5, 5])
  expect(sights).toEqual(['sight', 'sight', 'shadowed', 'sight'])
  expect(error).toBeGreaterThan(expectedAt(fourAnchors, [], [5, 5]).error ?? Infinity)
})

test('a column that carries an anchor hides nothing from it', () => {
  const carried = { ...fourAnchors, columns: [{ x: 1.2, y: 1, side: 0.4 }] }
  expect(expectedAt(carried, [], [10, 1.1]).sights[0]).toBe('sight')
  expect(
    expectedAt({ ...carried, columns: [{ x: 3, y: 1, side: 0.4 }] }, [], [10, 1]).sights[0],
  ).toBe('shadowed')
})

test('a wall blocks what passes below its top', () => {
  const behind = (height?: number) => ({
    ...fourAnchors,
    walls: [{ x0: 5, y0: 0, x1: 5, y1: 20, ...(height && { height }) }],
  })
  const seen = (hall: Hall) => expectedAt(hall, [], [10, 10]).sights
  expect(seen(behind())).toEqual(['blocked', 'sight', 'sight', 'blocked'])
  // Above x = 5 the lines pass at 8.2 − 6 × 4/9 = 5.53 m.
  expect(seen(behind(5.5))).toEqual(['sight', 'sight', 'sight', 'sight'])
  expect(seen(behind(5.6))).toEqual(['blocked', 'sight', 'sight', 'blocked'])
})

test('an anchor beyond the usable share of its range is not heard; in an aisle it reaches further', () => {
  const far: Hall = { ...fourAnchors, anchors: [{ x: 1, y: 10, z: 8.2, range: 50 }] }
  const long: Hall = {
    ...far,
    outline: [
      [0, 0],
      [60, 0],
      [60, 20],
      [0, 20],
    ],
  }
  const aisle = { along: 'x' as const, left: 2, right: 58, bottom: 8, top: 12 }
  expect(expectedAt(long, [], [26, 10]).sights).toEqual(['sight'])
  expect(expectedAt(long, [], [26.1, 10]).sights).toEqual([undefined])
  expect(expectedAt(long, [aisle], [31, 10]).sights).toEqual(['sight'])
  expect(expectedAt(long, [aisle], [31.1, 10]).sights).toEqual([undefined])
})

test('a hall mirrored in x gives mirrored classes and errors', () => {
  for (let x = 0.5; x < 20; x += 1)
    for (let y = 0.5; y < 20; y += 1) {
      const one = expectedAt(withSteel, [], [x, y])
      const other = expectedAt(mirrored(withSteel), [], [20 - x, y])
      expect(other.class).toBe(one.class)
      expect(other.error ?? 0).toBeCloseTo(one.error ?? 0, 9)
    }
})

test('one anchor more never lowers the number in sight and never raises the error', () => {
  const more: Hall = {
    ...withSteel,
    anchors: [...withSteel.anchors, { x: 10, y: 1, z: 8.2, range: 50 }],
  }
  const inSight = (hall: Hall, place: Corner) =>
    expectedAt(hall, [], place).sights.filter((sight) => sight === 'sight').length
  for (let x = 0.5; x < 20; x += 1)
    for (let y = 0.5; y < 20; y += 1) {
      expect(inSight(more, [x, y])).toBeGreaterThanOrEqual(inSight(withSteel, [x, y]))
      const before = expectedAt(withSteel, [], [x, y]).error
      if (before !== undefined)
        expect(expectedAt(more, [], [x, y]).error).toBeLessThanOrEqual(before + 1e-12)
    }
})
