import { expect, test } from 'vitest'
import { checkPlan } from '#src/model/check-plan.ts'
import { aislesOf } from '#src/model/aisles.ts'
import type { Plan } from '#src/model/plan.ts'
import { drawingTools, listOf, snap, withDrawn } from './drawing-tools.ts'
import { objectNear } from './hit-test.ts'
import { add, change, move, remove, turn } from './objects.ts'
import { planOf } from './templates.ts'

const floor = planOf('empty-floor')

test.each(drawingTools)(
  '%s: what is drawn is one thing more, of rows two, and a plan without a problem',
  (tool) => {
    const drawn = withDrawn(
      floor,
      tool,
      [
        [10, 10],
        [20, 14],
      ],
      { range: 50 },
    )
    const list = listOf[tool]
    expect(drawn[list]).toHaveLength(floor[list].length + (tool === 'rack-rows' ? 2 : 1))
    expect(checkPlan(drawn)).toEqual([])
    expect(objectNear(drawn, [10, 10], 0.6)).toMatchObject({ list })
  },
)

test('six rows drawn one beside the other are racks with five aisles', () => {
  let plan: Plan = { ...floor, columns: [], anchors: [] }
  for (let row = 0; row < 6; row += 1)
    plan = withDrawn(
      plan,
      'rack',
      [
        [5, 4 + 6 * row],
        [35, 6.5 + 6 * row],
      ],
      { range: 50 },
    )
  expect(checkPlan(plan)).toEqual([])
  expect(plan.racks[0]).toMatchObject({ orientation: 0, length: 30, depth: 2.5 })
  expect(aislesOf(plan)).toHaveLength(5)
})

test('a touch draws a rack that can be seen, and no wall, path or area', () => {
  const at = [10, 10] as const
  expect(withDrawn(floor, 'rack', [at, at], { range: 50 }).racks).toMatchObject([
    { length: 1, depth: 2.4 },
  ])
  for (const tool of ['wall', 'walkway', 'speed', 'keep-out', 'one-way'] as const)
    expect(withDrawn(floor, tool, [at, at], { range: 50 })).toBe(floor)
})

test('a one-way area leads where it was drawn to', () => {
  const direction = (x: number, y: number) =>
    withDrawn(
      floor,
      'one-way',
      [
        [20, 20],
        [x, y],
      ],
      { range: 50 },
    ).zones[0]?.direction
  expect([direction(40, 22), direction(2, 21), direction(21, 38), direction(19, 2)]).toEqual([
    'E',
    'W',
    'N',
    'S',
  ])
})

test('a dock on the far wall has its staging place inside', () => {
  const [staging] = withDrawn(
    { ...floor, staging: [] },
    'dock',
    [
      [25, 40],
      [25, 40],
    ],
    { range: 50 },
  ).staging
  expect(staging?.map(([, y]) => y)).toEqual([37, 37, 29, 29])
})

test('places snap to the grid, to the centimetre', () => {
  expect(snap([10.26, 3.24], 0.5)).toEqual([10.5, 3])
  expect(snap([0.34, -0.07], 0.1)).toEqual([0.3, -0.1])
})

const everything = [
  'rack',
  'wall',
  'walkway',
  'speed',
  'anchor',
  'mount',
  'column',
  'dock',
] as const

test.each(everything)('%s: moved there and back, turned four times, it is where it was', (tool) => {
  const drawn = withDrawn(
    floor,
    tool,
    [
      [10, 10],
      [20, 14],
    ],
    { range: 50 },
  )
  const ref = { list: listOf[tool], index: drawn[listOf[tool]].length - 1 }
  expect(move(drawn, ref, 3.25, -1)).not.toEqual(drawn)
  expect(move(move(drawn, ref, 3.25, -1), ref, -3.25, 1)).toEqual(drawn)
  let turned = drawn
  for (let quarter = 0; quarter < 4; quarter += 1) turned = turn(turned, ref)
  expect(turned).toEqual(drawn)
  expect(remove(drawn, ref)[ref.list]).toEqual(floor[ref.list])
})

test('what is not there cannot be changed', () => {
  expect(change(floor, 'racks', 7, (rack) => ({ ...rack, x: 1 }))).toBe(floor)
  expect(move(floor, { list: 'walls', index: 0 }, 1, 1)).toBe(floor)
})

test('the topmost thing is found first, then the nearest', () => {
  const rack = { x: 5, y: 5, length: 10, depth: 2, height: 6, orientation: 0, fill: 0.85 } as const
  let plan = add(floor, 'racks', rack)
  plan = add(plan, 'anchors', { x: 6, y: 6, z: 9, range: 50 })
  plan = add(plan, 'anchors', { x: 7, y: 6, z: 9, range: 50 })
  const anchors = floor.anchors.length
  expect(objectNear(plan, [6.4, 6], 1)).toEqual({ list: 'anchors', index: anchors })
  expect(objectNear(plan, [6.6, 6], 1)).toEqual({ list: 'anchors', index: anchors + 1 })
  expect(objectNear(plan, [14, 6], 1)).toEqual({ list: 'racks', index: 0 })
  expect(objectNear(plan, [45, 39], 0.5)).toBeUndefined()
})
