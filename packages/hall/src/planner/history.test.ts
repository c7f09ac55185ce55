import { expect, test } from 'vitest'
import { generateHall } from '#src/model/generate.ts'
import type { Plan } from '#src/model/plan.ts'
import { endGesture, redo, startHistory, take, undo } from './history.ts'

const { plan } = generateHall({ area: 2000, aisles: 0, aisleLength: 0, tracking: 'indoor' })
const named = (name: string): Plan => ({ ...plan, name })

test('each step can be taken back and taken again', () => {
  const two = take(take(startHistory(plan), named('a')), named('b'))
  expect(undo(two).plan.name).toBe('a')
  expect(undo(undo(two)).plan).toBe(plan)
  expect(undo(undo(undo(two))).plan).toBe(plan)
  expect(redo(undo(two)).plan.name).toBe('b')
  expect(redo(two)).toEqual({ ...two, gesture: undefined })
})

test('what is taken back is gone after another step', () => {
  const other = take(undo(take(startHistory(plan), named('a'))), named('b'))
  expect(redo(other).plan.name).toBe('b')
})

test('a drag is one step, the next drag another', () => {
  let history = startHistory(plan)
  for (const name of ['1', '2', '3'])
    history = take(history, named(name), { gesture: 'move rack 1' })
  history = take(endGesture(history), named('4'), { gesture: 'move rack 1' })
  expect(undo(history).plan.name).toBe('3')
  expect(undo(undo(history)).plan).toBe(plan)
})

test('no change is no step', () => {
  const history = startHistory(plan)
  expect(take(history, plan)).toBe(history)
})

test('200 steps can be taken back', () => {
  let history = startHistory(plan)
  for (let step = 0; step < 250; step += 1) history = take(history, named(String(step)))
  for (let step = 0; step < 300; step += 1) history = undo(history)
  expect(history.plan.name).toBe('49')
})
