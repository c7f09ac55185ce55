import { expect, test } from 'vitest'
import { generateHall } from '#src/model/generate.ts'
import { fragmentOf, readFragment } from '#src/model/plan-link.ts'
import { besideNames } from '../planner/beside-plan.ts'
import { createPlanner, editPlan, openGenerated, type Planner } from '../planner/planner-state.ts'
import { planOf } from '../planner/templates.ts'
import { switchesOff } from '#src/model/shift/switches.ts'
import { openWhole, wholePlan } from './whole-plan.ts'

const size = { area: 4_000, aisles: 4, aisleLength: 30.5, tracking: 'outdoor' } as const

/** One who has set everything. */
function visitor(): Planner {
  const planner = createPlanner()
  openGenerated(planner, size, 9)
  editPlan(planner, { ...planner.state.history.plan, name: 'Hall 7' })
  planner.set({
    method: 'twr',
    range: 65,
    trucks: 11,
    tagsPerTruck: 2,
    ordersPerHour: 77,
    hours: 2,
    seed: 42,
    switches: { dispatch: true, find: false, limit: false, warn: true },
  })
  return planner
}

const besideIn = ({ state }: Planner) => besideNames.map((name) => state[name])

test('a link brings everything that decides the numbers into another browser', async () => {
  const own = visitor()
  const fragment = await fragmentOf(wholePlan(own.state))
  const read = await readFragment(`#${fragment}`)
  expect(read?.problems).toEqual([])
  const other = createPlanner()
  openWhole(other, read!.plan!)
  const { origin, ...rest } = Object.fromEntries(
    besideNames.map((name) => [name, own.state[name]] as const),
  )
  expect(other.state).toMatchObject(rest)
  expect(other.state.origin?.size).toEqual(size)
  expect(other.state.history.plan).toEqual(own.state.history.plan)
  expect(await fragmentOf(wholePlan(other.state))).toBe(fragment)
})

test('a plan that says nothing of settings leaves them, and what it has besides stays', () => {
  const planner = visitor()
  const before = besideIn(planner).slice(1)
  const plan = { ...planOf('medium-store'), colour: 'of another version' }
  openWhole(planner, plan)
  expect(besideIn(planner)).toEqual([undefined, ...before])
  expect(planner.state.history.plan).toEqual(plan)
  expect(wholePlan(planner.state)).toMatchObject({ colour: 'of another version' })
})

test('a switch that came after a plan is off, and one that is gone is left out', () => {
  const planner = visitor()
  const switches = { dispatch: false, find: true, limit: true, warn: false, gone: true }
  openWhole(planner, { ...generateHall(size).plan, settings: { switches } })
  const { gone: _, ...first } = switches
  expect(planner.state.switches).toEqual({ ...switchesOff, ...first })
})

test.each([
  ['no object', 'twr'],
  ['nothing', null],
  ['a list', [1, 2]],
  ['other kinds', { method: 'gps', range: '50', trucks: 1.5, tagsPerTruck: 3, seed: -1 }],
  ['beyond the form', { trucks: 10_001, ordersPerHour: 1e9, hours: 3, seed: 1e9, range: 51 }],
  ['half of the switches', { switches: { dispatch: true, find: true }, origin: { area: 1 } }],
  ['the origin of another hall', { origin: { ...size, aisles: 5 } }],
])('%s: wrong settings leave those that are set', (_, settings) => {
  const planner = visitor()
  const before = besideIn(planner).slice(1)
  openWhole(planner, { ...generateHall(size).plan, settings })
  expect(besideIn(planner)).toEqual([undefined, ...before])
})
