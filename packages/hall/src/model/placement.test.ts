import { expect, test } from 'vitest'
import { aislesOf } from './aisles.ts'
import { buildingOf } from './building.ts'
import { candidatesOf, type Mounting } from './candidates.ts'
import { coverageOf, summaryOf } from './coverage.ts'
import { expectedAt, positionClasses, type Method } from './error.ts'
import { generateHall } from './generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import { randomHall } from '#testing/random-hall.ts'
import { materialsByGateway, materialsOf } from './materials.ts'
import { placeAnchors, type PlacementOptions } from './placement.ts'
import type { Anchor, Plan, Zone } from './plan.ts'
import { gainOf, reasonsOf } from './reasons.ts'

type Name = keyof typeof goldenHalls

function placed(plan: Plan, options: Partial<PlacementOptions> = {}) {
  const building = buildingOf(plan)
  const candidates = candidatesOf(plan)
  const range = options.range ?? 50
  const placement = placeAnchors(building, {
    candidates,
    fixed: [],
    range,
    method: 'tdoa',
    ...options,
  })
  const places = placement.chosen.map((index) => candidates[index]!)
  const anchors = places.map(({ x, y, z }): Anchor => ({ x, y, z, range }))
  const map = (method: Method) => summaryOf(coverageOf(building, anchors, method))
  return { ...placement, building, candidates, places, anchors, map }
}

const golden = new Map<Name, ReturnType<typeof placed>>()
function goldenHall(name: Name) {
  const known = golden.get(name) ?? placed(generateHall(goldenHalls[name]).plan)
  golden.set(name, known)
  return known
}

const counts = (map: ReturnType<typeof summaryOf>) => positionClasses.map((key) => map.cells[key])

test.each([
  ['default', 291, 104, 97, { column: 24, wall: 17, 'rack-end': 18, rack: 38 }],
  ['exampleB', 360, 134, 126, { column: 39, wall: 28, 'rack-end': 21, rack: 38 }],
  ['twoBlocks', 240, 90, 76, { column: 0, wall: 16, 'rack-end': 26, rack: 34 }],
  ['mediumStore', 66, 25, 22, { column: 5, wall: 9, 'rack-end': 6, rack: 2 }],
  ['open', 28, 14, 12, { column: 4, wall: 8, 'rack-end': 0, rack: 0 }],
] as const)('%s: %i candidates, %i added, %i placed', (name, candidates, added, chosen, on) => {
  const hall = goldenHall(name)
  expect(hall.candidates).toHaveLength(candidates)
  expect(hall).toMatchObject({ added, reached: true })
  expect(hall.chosen).toHaveLength(chosen)
  const hangs = (mounting: Mounting) => hall.places.filter((place) => place.on === mounting).length
  expect(Object.fromEntries(Object.keys(on).map((key) => [key, hangs(key as Mounting)]))).toEqual(
    on,
  )
})

test.each([
  ['default', [9363, 1221, 55, 51], '0.9901', '0.0564', '0.1388', [10557, 81, 1, 51]],
  ['exampleB', [15739, 1495, 100, 74], '0.9900', '0.0588', '0.1220', [17278, 52, 4, 74]],
  ['twoBlocks', [4094, 432, 40, 4], '0.9904', '0.0529', '0.1291', [4546, 20, 0, 4]],
  ['mediumStore', [1859, 555, 7, 15], '0.9910', '0.0723', '0.1719', [2392, 29, 0, 15]],
  ['open', [1617, 368, 4, 11], '0.9925', '0.0696', '0.1501', [1989, 0, 0, 11]],
] as const)('%s: the map of the placed anchors', (name, cells, share, median, p95, twr) => {
  const map = goldenHall(name).map('tdoa')
  expect(counts(map)).toEqual(cells)
  expect([map.share, map.median, map.p95].map((value) => value?.toFixed(4))).toEqual([
    share,
    median,
    p95,
  ])
  expect(counts(goldenHall(name).map('twr'))).toEqual(twr)
})

test.each([
  ['default', [12, 12, 'column'], [109.4, 130.36, 'rack-end'], [5, 97, 5702, 137], 50_050],
  ['exampleB', [12, 12, 'column'], [82.5, 244, 'rack-end'], [7, 126, 11791, 264], 63_450],
  ['twoBlocks', [12.38, 0.2, 'wall'], [81.9, 71.09, 'rack'], [4, 76, 3357, 87], 40_750],
  ['mediumStore', [12, 12, 'column'], [27.5, 76.58, 'rack'], [2, 22, 1428, 105], 17_350],
  ['open', [24, 12, 'column'], [0.2, 20, 'wall'], [1, 12, 431, 56], 12_450],
] as const)(
  '%s: its first and last anchor, and what is to be bought',
  (name, first, last, bill, euros) => {
    const { places, anchors } = goldenHall(name)
    const row = (place = places[0]!) => [place.x, place.y, place.on]
    expect(row(places[0])).toEqual(first)
    expect(row(places.at(-1))).toEqual(last)
    const fleet = { trucks: 25, tagsPerTruck: 1 } as const
    const { switches, ports, cable, longest } = materialsByGateway(anchors, fleet)
    const { tags, gateways, ...solved } = materialsOf(anchors, fleet)
    expect([switches, ports, cable, Math.floor(longest + 0.5)]).toEqual(bill)
    expect(400 * anchors.length + 250 * tags + 900 * gateways).toBe(euros)
    expect(solved.longest).toBeLessThanOrEqual(90)
    expect(solved.switches - solved.further).toBe(switches)
    expect(solved.further > 0).toBe(longest > 90)
    expect(solved.cable).toBeLessThanOrEqual(cable)
  },
)

test.each([
  ['default', [55, 10], 5, 0, '1.8000', '0.1050', 'good'],
  ['default', [13.75, 100.36], 4, 0, '0.8448', '0.0493', 'fine'],
  ['default', [55, 67.36], 6, 0, '1.0564', '0.0616', 'fine'],
  ['exampleB', [44, 10], 5, 0, '1.2884', '0.0751', 'fine'],
  ['exampleB', [13.75, 204], 4, 0, '0.8468', '0.0494', 'fine'],
  ['exampleB', [44, 161], 10, 0, '1.1912', '0.0695', 'fine'],
  ['twoBlocks', [41.25, 8], 10, 0, '0.8317', '0.0485', 'fine'],
  ['twoBlocks', [13.75, 37.09], 4, 0, '0.5574', '0.0325', 'fine'],
  ['twoBlocks', [41.25, 14.09], 12, 0, '0.8847', '0.0516', 'fine'],
  ['mediumStore', [16.5, 10], 6, 0, '1.1443', '0.0667', 'fine'],
  ['mediumStore', [13.75, 72.41], 4, 0, '0.5675', '0.0331', 'fine'],
  ['mediumStore', [16.5, 56.91], 9, 0, '0.8490', '0.0495', 'fine'],
  ['open', [25, 10], 6, 0, '1.1713', '0.0683', 'fine'],
  ['open', [25, 20], 9, 1, '0.7714', '0.0449', 'fine'],
  ['open', [5, 5], 5, 0, '2.3647', '0.1379', 'good'],
] as const)(
  '%s, the placed anchors: the error at %s',
  (name, place, inSight, shadowed, hdop, error, positionClass) => {
    const plan = { ...generateHall(goldenHalls[name]).plan, anchors: goldenHall(name).anchors }
    const expected = expectedAt(plan, aislesOf(plan), place)
    const count = (how: string) => expected.sights.filter((sight) => sight === how).length
    expect([count('sight'), count('shadowed')]).toEqual([inSight, shadowed])
    expect(expected.hdop?.toFixed(4)).toBe(hdop)
    expect(expected.error?.toFixed(4)).toBe(error)
    expect(expected.class).toBe(positionClass)
  },
)

const lower = (plan: Plan, by: Partial<Plan>, anchorHeight: number): Plan => ({
  ...plan,
  ...by,
  anchors: plan.anchors.map((anchor) => ({ ...anchor, z: anchorHeight })),
})
const ofDefault = generateHall(goldenHalls.default).plan
const lowRacks = { racks: ofDefault.racks.map((rack) => ({ ...rack, height: 4.5 })) }
const longRange: Plan = {
  ...ofDefault,
  anchors: ofDefault.anchors.map((anchor) => ({ ...anchor, range: 65 })),
}

test.each([
  ['as generated', ofDefault, 'tdoa', 50, 97, 81],
  ['two-way ranging', ofDefault, 'twr', 50, 74, 88],
  ['ceiling 12 m', lower(ofDefault, { ceiling: 12 }, 11), 'tdoa', 50, 63, 80],
  ['racks 4.5 m', { ...ofDefault, ...lowRacks }, 'tdoa', 50, 65, 92],
  ['65 m antenna', longRange, 'tdoa', 65, 80, 86],
] as const)('how much the building decides, %s', (_, plan, method, range, anchors, percent) => {
  expect(placed(plan, { method, range }).chosen).toHaveLength(anchors)
  const estimated = summaryOf(coverageOf(buildingOf(plan), plan.anchors, method))
  expect(Math.floor(100 * estimated.share + 0.5)).toBe(percent)
})

test.each(['mediumStore', 'open'] as const)(
  '%s: without any one of the placed anchors less than the target is reached',
  (name) => {
    const { building, anchors } = goldenHall(name)
    const goal = Math.ceil(0.99 * building.cells.count)
    anchors.forEach((_, index) => {
      const rest = anchors.filter((_anchor, other) => other !== index)
      const { cells } = summaryOf(coverageOf(building, rest, 'tdoa'))
      expect(cells.fine + cells.good).toBeLessThan(goal)
    })
  },
)

test.each([
  ['default', 9, 63],
  ['exampleB', 4, 27],
  ['twoBlocks', 19, 27],
  ['mediumStore', 59, 26],
  ['open', 65, 130],
] as const)('%s: what its first and its last anchor are there for', (name, first, last) => {
  const { building, anchors } = goldenHall(name)
  const reasons = reasonsOf(building, coverageOf(building, anchors, 'tdoa'))
  expect([reasons[0]?.only, reasons.at(-1)?.only]).toEqual([first, last])
})

test('what one more anchor brings is what the map says', () => {
  const { building, anchors, candidates, chosen } = goldenHall('open')
  const few = anchors.slice(0, 8)
  const before = coverageOf(building, few, 'tdoa')
  const ok = (map: ReturnType<typeof summaryOf>) => map.cells.fine + map.cells.good
  for (const index of [...chosen.slice(8), 0, 27]) {
    const { x, y, z } = candidates[index]!
    const anchor: Anchor = { x, y, z, range: 50 }
    const after = coverageOf(building, [...few, anchor], 'tdoa')
    expect(gainOf(building, before, anchor)).toBe(ok(summaryOf(after)) - ok(summaryOf(before)))
  }
})

test('fixed anchors stay, and are not counted among the chosen', () => {
  const plan = generateHall(goldenHalls.open).plan
  const fixed: Anchor[] = [{ x: 25, y: 20, z: 9, range: 50, fixed: true }]
  const { chosen, building, anchors, reached } = placed(plan, { fixed })
  expect(reached).toBe(true)
  expect(chosen.length).toBeLessThan(13)
  const summary = summaryOf(coverageOf(building, [...fixed, ...anchors], 'tdoa'))
  expect(summary.share).toBeGreaterThanOrEqual(0.99)
})

test('the order of objects that offer no place to hang an anchor changes nothing', () => {
  const { plan } = generateHall(goldenHalls.mediumStore)
  const zone = (x: number): Zone => ({
    kind: 'keep-out',
    polygon: [
      [x, 20],
      [x + 3, 20],
      [x + 3, 26],
      [x, 26],
    ],
  })
  const walls = [
    { x0: 5, y0: 30, x1: 28, y1: 33, height: 4 },
    { x0: 8, y0: 12, x1: 8, y1: 30 },
    { x0: 20, y0: 5, x1: 26, y1: 14, height: 7 },
  ]
  const zones = [zone(2), zone(15), zone(26)]
  const { chosen, reached } = placed({ ...plan, walls, zones })
  const shuffled = {
    ...plan,
    walls: walls.toReversed(),
    zones: zones.toReversed(),
    docks: plan.docks.toReversed(),
    staging: plan.staging.toReversed(),
    anchors: plan.anchors.toReversed(),
  }
  expect(reached).toBe(true)
  expect(placed(shuffled).chosen).toEqual(chosen)
})

test('what is reached is what the map says, in halls of any kind', () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const plan = randomHall(seed)
    const method = seed % 2 ? 'tdoa' : 'twr'
    const { reached, chosen, building, anchors } = placed(plan, { method })
    const okWith = (some: readonly Anchor[]) => {
      const { cells } = summaryOf(coverageOf(building, some, method))
      return cells.fine + cells.good
    }
    const goal = Math.ceil(0.99 * building.cells.count)
    const ok = okWith(anchors)
    expect(ok >= goal).toBe(reached)
    const least = reached ? goal : ok
    for (const index of chosen.keys())
      expect(okWith(anchors.toSpliced(index, 1))).toBeLessThan(least)
  }
})

test('where nothing more can be gained, it says so', () => {
  const plan = generateHall(goldenHalls.open).plan
  const { reached, map } = placed(plan, { candidates: candidatesOf(plan).slice(0, 3) })
  expect(reached).toBe(false)
  expect(map('tdoa').share).toBeLessThan(0.99)
})
