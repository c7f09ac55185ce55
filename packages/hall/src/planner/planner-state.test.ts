import { expect, test } from 'vitest'
import { takePlaced } from '../placement/placer.ts'
import type { Placed } from '../worker/jobs.ts'
import { stepBack, stepForward } from './edits.ts'
import { originOf } from './origin.ts'
import { createPlanner, editPlan, openGenerated, openPlan, openTemplate } from './planner-state.ts'
import { templateOf } from './template-of.ts'
import { planOf, templates } from './templates.ts'

const shown = ({ state }: ReturnType<typeof createPlanner>) => ({
  anchors: state.history.plan.anchors.length,
  trucks: state.trucks,
  orders: state.ordersPerHour,
  aisles: state.origin?.size.aisles,
  method: state.method,
})

test('one step back takes the template back, with its trucks, orders and origin', () => {
  const planner = createPlanner()
  planner.set({ trucks: 20 })
  const before = shown(planner)
  openTemplate(planner, 'medium-store')
  const after = { anchors: 22, trucks: 6, orders: 72, aisles: 6, method: 'tdoa' }
  expect(shown(planner)).toEqual(after)
  stepBack(planner)
  expect(shown(planner)).toEqual(before)
  stepForward(planner)
  expect(shown(planner)).toEqual(after)
})

test('what was set between two steps stays as it is set', () => {
  const planner = createPlanner()
  editPlan(planner, { ...planner.state.history.plan, name: 'One' })
  planner.set({ trucks: 9 })
  editPlan(planner, { ...planner.state.history.plan, name: 'Two' })
  stepBack(planner)
  stepBack(planner)
  expect(planner.state.trucks).toBe(9)
})

test('a plan that is opened over the hall of an estimate gives it back with its origin', () => {
  const planner = createPlanner()
  const size = { area: 4_000, aisles: 4, aisleLength: 30, tracking: 'outdoor' } as const
  openGenerated(planner, size, 11)
  openPlan(planner, planOf('two-blocks'), { trucks: 3, hours: 1 })
  expect([planner.state.origin, planner.state.trucks, planner.state.hours]).toEqual([
    undefined,
    3,
    1,
  ])
  stepBack(planner)
  expect([planner.state.origin?.size, planner.state.trucks, planner.state.hours]).toEqual([
    size,
    11,
    8,
  ])
})

test('the method of anchors that are taken over goes and comes back with them', () => {
  const planner = createPlanner()
  const { plan } = planner.state.history
  const placed = { map: { plan: planOf('medium-store') } } as Placed
  takePlaced(planner, { plan, method: 'twr', range: 65 }, placed)
  expect([planner.state.method, planner.state.range]).toEqual(['twr', 65])
  stepBack(planner)
  expect([planner.state.method, planner.state.range]).toEqual(['tdoa', 50])
  stepForward(planner)
  expect([planner.state.method, planner.state.range]).toEqual(['twr', 65])
})

test('a plan has the origin that it names only while its building is that', () => {
  const { size } = templates['medium-store']
  const plan = planOf('medium-store')
  expect(originOf(size, { ...plan, anchors: [] })?.size).toEqual(size)
  expect(originOf(size, { ...plan, racks: plan.racks.slice(1) })).toBeUndefined()
})

test('a template is named as long as the plan is it; changed, it can be chosen again', () => {
  const planner = createPlanner()
  const named = () => templateOf(planner.state)
  expect(named()).toBe('distribution-centre')
  openTemplate(planner, 'medium-store')
  expect(named()).toBe('medium-store')
  editPlan(planner, { ...planner.state.history.plan, name: 'Mine' })
  expect(named()).toBeUndefined()
  stepBack(planner)
  expect(named()).toBe('medium-store')
  for (const changed of [{ trucks: 7 }, { ordersPerHour: 60 }]) {
    planner.set(changed)
    expect(named()).toBeUndefined()
    openTemplate(planner, 'medium-store')
    expect(named()).toBe('medium-store')
  }
  openPlan(planner, planOf('medium-store'))
  expect(named()).toBeUndefined()
})
