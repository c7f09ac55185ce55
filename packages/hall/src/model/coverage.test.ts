import { expect, test } from 'vitest'
import { aislesOf } from './aisles.ts'
import { buildingOf } from './building.ts'
import { coverageOf, moveAnchor, summaryOf } from './coverage.ts'
import { expectedAt, positionClasses } from './error.ts'
import { generateHall } from './generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import { insideOf, type Anchor, type Plan } from './plan.ts'

const planOf = (name: keyof typeof goldenHalls) => generateHall(goldenHalls[name]).plan

function estimated(name: keyof typeof goldenHalls) {
  const plan = planOf(name)
  return summaryOf(coverageOf(buildingOf(plan), plan.anchors, 'tdoa'))
}

test.each([
  ['default', [7669, 987, 726, 1308], '0.8097', '0.0559', '0.3375'],
  ['exampleB', [13269, 1573, 1140, 1426], '0.8526', '0.0571', '0.2365'],
  ['twoBlocks', [2832, 382, 307, 1049], '0.7033', '0.0574', '0.4425'],
  ['mediumStore', [1385, 487, 386, 178], '0.7685', '0.0856', '0.7242'],
  ['open', [809, 532, 539, 120], '0.6705', '0.1126', '0.4866'],
] as const)(
  '%s: the coverage of the anchors that the estimate counts',
  (name, cells, share, median, p95) => {
    const summary = estimated(name)
    expect(positionClasses.map((key) => summary.cells[key])).toEqual(cells)
    expect(summary.share.toFixed(4)).toBe(share)
    expect(summary.median?.toFixed(4)).toBe(median)
    expect(summary.p95?.toFixed(4)).toBe(p95)
  },
)

test.each([
  ['default', [55, 10], 4, '1.2830', '0.0748', 'fine'],
  ['default', [13.75, 100.36], 1, undefined, undefined, 'none'],
  ['default', [55, 67.36], 7, '0.9688', '0.0565', 'fine'],
  ['exampleB', [44, 10], 6, '1.0964', '0.0639', 'fine'],
  ['exampleB', [13.75, 204], 2, '0.8071', '0.0471', 'fine'],
  ['exampleB', [44, 161], 6, '1.0459', '0.0610', 'fine'],
  ['twoBlocks', [41.25, 8], 10, '0.8966', '0.0523', 'fine'],
  ['twoBlocks', [13.75, 37.09], 4, '0.6379', '0.0372', 'fine'],
  ['twoBlocks', [41.25, 14.09], 12, '0.7323', '0.0427', 'fine'],
  ['mediumStore', [16.5, 10], 4, '1.2796', '0.0746', 'fine'],
  ['mediumStore', [13.75, 72.41], 3, '0.6942', '0.0405', 'fine'],
  ['mediumStore', [16.5, 56.91], 6, '1.0844', '0.0632', 'fine'],
  ['open', [25, 10], 7, '0.9462', '0.0552', 'fine'],
  ['open', [25, 20], 7, '0.9122', '0.0532', 'fine'],
  ['open', [5, 5], 4, '3.0996', '0.1807', 'good'],
] as const)(
  "%s, the estimate's anchors: the error at %s",
  (name, place, inSight, hdop, error, positionClass) => {
    const plan = planOf(name)
    const expected = expectedAt(plan, aislesOf(plan), place)
    expect(expected.sights.filter((sight) => sight === 'sight')).toHaveLength(inSight)
    expect(expected.hdop?.toFixed(4)).toBe(hdop)
    expect(expected.error?.toFixed(4)).toBe(error)
    expect(expected.class).toBe(positionClass)
  },
)

/** A hall with one of each thing that hides or bars, and no right angle at one corner. */
const crooked: Plan = {
  ...planOf('mediumStore'),
  outline: [
    [0, 0],
    [33, 0],
    [33, 70],
    [20, 90.91],
    [0, 90.91],
  ],
  walls: [
    { x0: 4, y0: 20, x1: 18, y1: 31, height: 4 },
    { x0: 20, y0: 5, x1: 20, y1: 25 },
  ],
  zones: [
    {
      kind: 'keep-out',
      polygon: [
        [25, 30],
        [31, 30],
        [28, 40],
      ],
    },
  ],
}

test.each(['tdoa', 'twr'] as const)(
  '%s: each cell of the map is what a tag there gets',
  (method) => {
    const aisles = aislesOf(crooked)
    const coverage = coverageOf(buildingOf(crooked), crooked.anchors, method)
    const { cells } = coverage
    expect(cells.count).toBeGreaterThan(1000)
    for (let cell = 0; cell < cells.count; cell += 1) {
      const place = [cells.x[cell]!, cells.y[cell]!] as const
      const expected = expectedAt(crooked, aisles, place, method)
      expect(insideOf(crooked.outline)(...place)).toBe(true)
      expect(coverage.inSight[cell]).toBe(
        expected.sights.filter((sight) => sight === 'sight').length,
      )
      expect(coverage.error[cell]).toBe(expected.error ?? NaN)
      expect(positionClasses[coverage.class[cell]!]).toBe(expected.class)
    }
  },
)

test('a dragged anchor changes the map as a new map would be, to the bit', () => {
  const building = buildingOf(crooked)
  let coverage = coverageOf(building, crooked.anchors, 'tdoa')
  for (const [index, x, y] of [
    [0, 12.3, 40],
    [5, 31.9, 3.01],
    [0, 12.8, 40.5],
    [12, -40, 500],
  ] as const) {
    const anchor: Anchor = { ...coverage.anchors[index]!, x, y }
    coverage = moveAnchor(building, coverage, index, anchor)
    const {
      error,
      class: classes,
      inSight,
      hearing,
    } = coverageOf(building, coverage.anchors, 'tdoa')
    expect(coverage).toMatchObject({ error, class: classes, inSight, hearing })
  }
})
