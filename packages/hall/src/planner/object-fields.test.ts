import { expect, test } from 'vitest'
import { aislesOf } from '#src/model/aisles.ts'
import { checkPlan } from '#src/model/check-plan.ts'
import type { Plan } from '#src/model/plan.ts'
import { planLists } from '#src/model/problems.ts'
import { readPlan, writePlan } from '#src/model/read-plan.ts'
import { withAdded } from './add-object.ts'
import { objectFields } from './object-fields.ts'
import { valueOf, withValue } from './object-values.ts'
import { emptyHall, withLength } from './hall-edits.ts'

const floor = emptyHall()
const field = (list: keyof typeof objectFields, name: string) =>
  objectFields[list].find((one) => one.name === name)!

test.each(planLists)(
  '%s: what is added is a plan without a problem, and not all in one place',
  (list) => {
    let plan = floor
    for (let count = 0; count < 4; count += 1) plan = withAdded(plan, list, 50)
    expect(plan[list]).toHaveLength(4)
    expect(checkPlan(plan)).toEqual([])
    expect(new Set(plan[list].map((object) => JSON.stringify(object))).size).toBe(4)
  },
)

test('racks that are added one after the other are rows with aisles', () => {
  let plan = floor
  for (let count = 0; count < 4; count += 1) plan = withAdded(plan, 'racks', 50)
  expect(aislesOf(plan)).toHaveLength(3)
})

test.each(planLists)('%s: every field of the plan can be typed, and is read again', (list) => {
  const plan = withAdded(floor, list, 50)
  const ref = { list, index: 0 }
  const kinds = list === 'zones' ? ['one-way', 'speed'] : ['']
  for (const kind of kinds) {
    let typed: Plan = plan
    if (kind) typed = withValue(typed, ref, field('zones', 'kind'), kind)
    for (const one of objectFields[list]) {
      const object = typed[list][0]!
      if (one.name === 'kind' || (valueOf(object, one) === undefined && list === 'zones')) continue
      const value = one.choices?.at(-1) ?? (one.unit ? 7 : true)
      typed = withValue(typed, ref, one, value)
      expect([one.name, valueOf(typed[list][0]!, one)]).toEqual([one.name, value])
    }
    expect(readPlan(writePlan(typed)).plan).toEqual(typed)
  }
})

test('what can be left out is left out again, and the same value is no change', () => {
  const plan = withAdded(floor, 'walls', 50)
  const ref = { list: 'walls', index: 0 } as const
  const height = field('walls', 'height')
  const high = withValue(plan, ref, height, 3.456)
  expect(high.walls[0]?.height).toBe(3.46)
  expect(withValue(high, ref, height, undefined)).toEqual(plan)
  expect(withValue(high, ref, height, 3.46)).toBe(high)
  const rack = withAdded(floor, 'racks', 50)
  const filled = withValue(rack, { list: 'racks', index: 0 }, field('racks', 'fill'), 30)
  expect(filled.racks[0]?.fill).toBe(0.3)
})

test('an area of another kind has what that kind needs', () => {
  const ref = { list: 'zones', index: 0 } as const
  const kind = field('zones', 'kind')
  const speed = withAdded(floor, 'zones', 50)
  const oneWay = withValue(speed, ref, kind, 'one-way')
  expect(oneWay.zones[0]).toMatchObject({ kind: 'one-way', direction: 'N' })
  expect(oneWay.zones[0]).not.toHaveProperty('limit')
  const keepOut = withValue(oneWay, ref, kind, 'keep-out')
  expect(Object.keys(keepOut.zones[0]!).toSorted()).toEqual(['kind', 'polygon'])
})

test('a hall becomes as wide and deep as its fields say', () => {
  const wide = withLength(floor, 'width', 80)
  expect(withLength(wide, 'depth', 30.5).outline).toEqual([
    [0, 0],
    [80, 0],
    [80, 30.5],
    [0, 30.5],
  ])
  expect(checkPlan(withLength(floor, 'ceiling', 2))).toMatchObject([{ field: 'ceiling' }])
})

test('a ceiling takes along what hangs below it, and leaves what was hung by hand', () => {
  const place = { x: 5, y: 5, z: 9 } as const
  const hung: Plan = {
    ...floor,
    mounts: [place],
    anchors: [
      { ...place, range: 50 },
      { ...place, z: 6, range: 50 },
    ],
  }
  const lower = withLength(hung, 'ceiling', 7.5)
  expect(lower.anchors.map(({ z }) => z)).toEqual([6.5, 6])
  expect(lower.mounts).toMatchObject([{ z: 6.5 }])
  expect(checkPlan(lower)).toEqual([])
  expect(withLength(withLength(hung, 'ceiling', 2), 'ceiling', 10)).toEqual(hung)
})
