import { expect, test } from 'vitest'
import { writePlan } from '#src/model/read-plan.ts'
import { memoryStorage } from '@repo/platform/testing/memory-storage.ts'
import { planOf } from '../planner/templates.ts'
import { storedPlan } from './stored-plan.ts'

const plan = { ...planOf('medium-store'), name: 'Halle Süd', colour: 'of another version' }

test('a plan is kept whole until it is forgotten', () => {
  const storage = memoryStorage()
  const kept = storedPlan(() => storage)
  expect(kept.read()).toBeUndefined()
  expect(kept.write(writePlan(plan))).toBe(true)
  expect(kept.read()).toEqual(plan)
  kept.forget()
  expect(kept.read()).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('where nothing can be stored there is no plan, and no error', () => {
  const kept = storedPlan(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(kept.write(writePlan(plan))).toBe(false)
  expect(kept.read()).toBeUndefined()
  kept.forget()
})

test('what is no plan is not read', () => {
  const storage = memoryStorage()
  storage.setItem('hall-plan', '{"version":2}')
  expect(storedPlan(() => storage).read()).toBeUndefined()
})
