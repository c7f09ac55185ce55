import { expect, test } from 'vitest'
import { aislesOf } from './aisles.ts'
import { buildingOf } from './building.ts'
import { candidatesOf } from './candidates.ts'
import { checkPlan } from './check-plan.ts'
import { coverageOf, summaryOf } from './coverage.ts'
import { expectedAt } from './error.ts'
import { withPlacedAnchors } from './placed-plan.ts'
import { cornersOf, wallMaterials, type Plan, type Wall, type Zone } from './plan.ts'
import { readPlan, writePlan } from './read-plan.ts'
import { obstruction } from './sight.ts'
import { hiddenBy, obstaclesNear, obstaclesOf } from './sight-lines.ts'

const empty: Plan = {
  version: 1,
  units: 'm',
  outline: cornersOf({ left: 0, right: 40, bottom: 0, top: 30 }),
  ceiling: 10,
  tagHeight: 2.2,
  walls: [],
  columns: [],
  racks: [],
  docks: [],
  staging: [],
  walkways: [],
  zones: [],
  mounts: [],
  anchors: [],
}
const deck = (kind: 'mezzanine' | 'level'): Zone => ({
  kind,
  polygon: cornersOf({ left: 10, right: 30, bottom: 10, top: 20 }),
  height: 4,
})
const from = { x: 5, y: 15, z: 9 }
const onFloor = { x: 12, y: 15, z: 2.2 }

const wall = (material?: Wall['material']): Wall => ({
  x0: 8,
  y0: 0,
  x1: 8,
  y1: 30,
  ...(material && { material }),
})

test.each([
  [undefined, 2],
  ['steel', 2],
  ['panel', 2],
  ['concrete', 2],
  ['glass', 1],
] as const)('a wall of %s adds %i, for one line and for many', (material, lost) => {
  const plan = { ...empty, walls: [wall(material)] }
  expect(obstruction(plan, from, onFloor)).toBe(lost)
  expect(hiddenBy(obstaclesNear(obstaclesOf(plan), from, 50), from, onFloor)).toBe(lost)
})

test('two panes of glass block', () => {
  const plan = { ...empty, walls: [wall('glass'), { ...wall('glass'), x0: 9, x1: 9 }] }
  expect(obstruction(plan, from, onFloor)).toBe(2)
  expect(hiddenBy(obstaclesNear(obstaclesOf(plan), from, 50), from, onFloor)).toBe(2)
})

test.each(['mezzanine', 'level'] as const)('the deck of a %s blocks what crosses it', (kind) => {
  const plan = { ...empty, zones: [deck(kind)] }
  const near = obstaclesNear(obstaclesOf(plan), from, 50)
  // 5.6 m of the 7 m to the tag lie before the edge, where the line is at 3.4 m: it passes below the deck.
  const lines = [
    [{ x: 25, y: 15, z: 2.2 }, 2],
    [{ x: 25, y: 15, z: 6.2 }, 0],
    [{ x: 9, y: 15, z: 2.2 }, 0],
  ] as const
  for (const [tag, lost] of lines) {
    expect(obstruction(plan, from, tag)).toBe(lost)
    expect(hiddenBy(near, from, tag)).toBe(lost)
  }
})

test('a tag below a mezzanine hears what hangs there; on a second level it is carried above the deck', () => {
  const anchors = [
    [12, 12],
    [28, 12],
    [28, 18],
    [12, 18],
  ].map(([x, y]) => ({ x: x!, y: y!, z: 3.7, range: 50 as const }))
  const sightsAt = (kind: 'mezzanine' | 'level') => {
    const plan = { ...empty, zones: [deck(kind)], anchors }
    return expectedAt(plan, aislesOf(plan), [20, 15]).sights
  }
  expect(sightsAt('mezzanine')).toEqual(Array(4).fill('sight'))
  expect(sightsAt('level')).toEqual(Array(4).fill('blocked'))
})

test('map and single place agree with decks and panes', () => {
  const zones: Zone[] = [
    deck('mezzanine'),
    { kind: 'level', polygon: cornersOf({ left: 30, right: 40, bottom: 0, top: 8 }), height: 3 },
  ]
  const plan = withPlacedAnchors(
    { ...empty, zones, walls: [wall('glass')] },
    { range: 50, method: 'tdoa' },
  ).plan
  const building = buildingOf(plan)
  const { cells, error } = coverageOf(building, plan.anchors, 'tdoa')
  const aisles = aislesOf(plan)
  for (let cell = 0; cell < cells.count; cell += 7) {
    const single = expectedAt(plan, aisles, [cells.x[cell]!, cells.y[cell]!]).error
    expect(error[cell]).toBe(single ?? NaN)
  }
})

test('placement hangs anchors below a mezzanine and reaches its target there', () => {
  const plan = { ...empty, zones: [deck('mezzanine')] }
  const { coverage, places, reached } = withPlacedAnchors(plan, { range: 50, method: 'tdoa' })
  expect(reached).toBe(true)
  expect(summaryOf(coverage).share).toBeGreaterThanOrEqual(0.99)
  expect(places.filter((place) => place?.on === 'deck').length).toBeGreaterThanOrEqual(4)
  expect(candidatesOf({ ...empty, zones: [deck('level')] }).some(({ on }) => on === 'deck')).toBe(
    false,
  )
})

test('decks and materials are read as they are written; a deck needs a height within the building', () => {
  const walls = wallMaterials.map((material) => wall(material))
  const plan = { ...empty, walls, zones: [deck('mezzanine'), deck('level')] }
  expect(readPlan(writePlan(plan))).toEqual({ plan, problems: [] })
  const { height: _, ...flat } = deck('level')
  expect(readPlan(writePlan({ ...empty, zones: [flat] })).problems).toEqual([
    { code: 'NOT_A_PLAN', list: 'zones', index: 0, field: 'height' },
  ])
  expect(checkPlan({ ...empty, zones: [{ ...deck('level'), height: 11 }] })).toEqual([
    { code: 'HEIGHT_RANGE', list: 'zones', index: 0, field: 'height' },
  ])
})
