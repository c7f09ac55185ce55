import { expect, test } from 'vitest'
import { generateHall } from '../generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import type { Plan, Rack } from '../plan.ts'
import { roadsOf } from './roads.ts'
import { runShift } from './run-shift.ts'
import { switchesOn } from './switches.ts'

test.each([
  ['default', 20, 10, 60, 5],
  ['twoBlocks', 30, 6, 40, 3],
  ['mediumStore', 6, 2, 25, 2],
  ['exampleB', 16, 15, 80, 6],
] as const)('%s: %i aisles, %i docks', (name, aisles, docks, length, admits) => {
  const roads = roadsOf(generateHall(goldenHalls[name]).plan)
  expect(roads.problems).toEqual([])
  expect(roads.aisles).toHaveLength(aisles)
  expect(roads.docks).toHaveLength(docks)
  expect(roads.crossings).toHaveLength(2)
  for (const aisle of roads.aisles) {
    expect(aisle.way.length).toBeCloseTo(length, 6)
    expect(aisle.admits).toBe(admits)
  }
  expect(roads.aisles.slice(0, 3).map(({ isUp }) => isUp)).toEqual([true, false, true])
})

const empty: Plan = { ...generateHall(goldenHalls.open).plan, columns: [], anchors: [] }

const rack = (x: number, y: number, length: number, orientation: 0 | 90): Rack => ({
  x,
  y,
  length,
  depth: 1.2,
  height: 6,
  orientation,
  fill: 0.85,
})

/** Racks along x, five metres and more from every wall: a street on each side. */
const island: Plan = {
  ...empty,
  racks: [12, 16.3, 20.6, 24.9].map((y) => rack(12, y, 24, 0)),
}

test('a block that stands free has a street on every side', () => {
  const roads = roadsOf(island)
  expect(roads.problems).toEqual([])
  expect(roads.aisles.map(({ along, isUp }) => [along, isUp])).toEqual([
    ['x', true],
    ['x', false],
    ['x', true],
  ])
  const along = roads.network.ways.filter(({ aisle, pieces }) => aisle < 0 && pieces.length > 2)
  expect(along.length).toBeGreaterThan(0)
})

test('a shift runs on a drawn plan as well', () => {
  const options = { seed: 2, trucks: 4, ordersPerHour: 48, hours: 1, switches: switchesOn }
  const shift = runShift(island, options)
  if ('problems' in shift) throw new Error(JSON.stringify(shift.problems))
  const { done } = shift.results().whole
  expect(shift.arrived - done).toBeLessThan(6)
})

test.each([0, 0.02, 1])('a shift runs where racks are filled to %d', (fill) => {
  const racks = island.racks.map((one) => ({ ...one, fill }))
  const options = { seed: 2, trucks: 4, ordersPerHour: 48, hours: 2, mistakes: 0.5 }
  const shift = runShift({ ...island, racks }, { ...options, switches: switchesOn })
  if ('problems' in shift) throw new Error(JSON.stringify(shift.problems))
  const { floor, waiting, arrived } = shift
  const underWay = floor.trucks.filter(({ job }) => job).length
  expect(floor.times.length + underWay + waiting).toBe(arrived)
  expect(floor.times.length).toBeGreaterThan(20)
  const kinds = new Set(floor.times.map(({ isRetrieval }) => isRetrieval))
  expect(kinds.size).toBe(2)
})

test('a drawn direction decides for its aisle', () => {
  const polygon = [
    [12, 13.3],
    [36, 13.3],
    [36, 16.2],
    [12, 16.2],
  ] as const
  const zones: Plan['zones'] = [{ kind: 'one-way', direction: 'W', polygon }]
  expect(roadsOf({ ...island, zones }).aisles[0]?.isUp).toBe(false)
})

test('a speed zone replaces the limit of the road', () => {
  const { plan } = generateHall(goldenHalls.mediumStore)
  const polygon = [
    [0, 59.91],
    [33, 59.91],
    [33, 84.91],
    [0, 84.91],
  ] as const
  const zones: Plan['zones'] = [{ kind: 'speed', limit: 5, polygon }]
  const limits = roadsOf({ ...plan, zones }).aisles.flatMap(({ way }) =>
    way.pieces.map(({ limit }) => limit),
  )
  expect(new Set(limits)).toEqual(new Set([5 / 3.6]))
})

test('an aisle that ends at a wall has no route, and is named', () => {
  const { plan } = generateHall(goldenHalls.mediumStore)
  const walls: Plan['walls'] = [{ x0: 0, y0: 87, x1: 33, y1: 87 }]
  expect(roadsOf({ ...plan, walls }).problems).toEqual(
    [0, 1, 2, 3, 4, 5].map((aisle) => ({ code: 'NO_ROUTE', aisle })),
  )
})

test('two aisles that both lead away from the docks have no route back', () => {
  const { plan } = generateHall({ ...goldenHalls.mediumStore, aisles: 2, area: 1500 })
  const [aisle] = roadsOf(plan).aisles.slice(1)
  const { left = 0, right = 0, bottom = 0, top = 0 } = aisle ?? {}
  const polygon = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const
  const zones: Plan['zones'] = [{ kind: 'one-way', direction: 'N', polygon }]
  expect(roadsOf(plan).problems).toEqual([])
  expect(roadsOf({ ...plan, zones }).problems).toEqual([
    { code: 'NO_ROUTE', aisle: 0 },
    { code: 'NO_ROUTE', aisle: 1 },
  ])
})

const strip = (y0: number, y1: number) =>
  [
    [12, y0],
    [36, y0],
    [36, y1],
    [12, y1],
  ] as const

/** Two aisles that lead east, and walls where there would be streets beside them. */
const oneSided: Plan = {
  ...empty,
  docks: [{ x: 0, y: 20, width: 3 }],
  staging: [
    [
      [0.5, 18],
      [3, 18],
      [3, 22],
      [0.5, 22],
    ],
  ],
  racks: [12, 16.3, 25.5, 29.8].map((y) => rack(12, y, 24, 0)),
  walls: [8, 18.5, 24.5, 34].map((y) => ({ x0: 12, y0: y, x1: 36, y1: y })),
  zones: [
    { kind: 'one-way', direction: 'E', polygon: strip(13.2, 16.3) },
    { kind: 'one-way', direction: 'E', polygon: strip(26.7, 29.8) },
  ],
}

test('a one-way zone off the aisles is a road', () => {
  expect(roadsOf(oneSided).problems).toEqual([
    { code: 'NO_ROUTE', aisle: 0 },
    { code: 'NO_ROUTE', aisle: 1 },
  ])
  const back: Plan['zones'][number] = {
    kind: 'one-way',
    direction: 'W',
    polygon: strip(20, 23),
  }
  expect(roadsOf({ ...oneSided, zones: [...oneSided.zones, back] }).problems).toEqual([])
})
