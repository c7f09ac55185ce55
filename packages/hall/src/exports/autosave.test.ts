import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@repo/platform/testing/memory-storage.ts'
import { createPlanner, editPlan, openTemplate } from '../planner/planner-state.ts'
import { startAutosave, type AutosaveState } from './autosave.ts'
import { storedPlan } from './stored-plan.ts'
import { openWhole } from './whole-plan.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rest = () => vi.advanceTimersByTime(1_000)

/** A visitor with a storage of this device. */
function visit(storage: ReturnType<typeof memoryStorage>) {
  const kept = storedPlan(() => storage)
  const planner = createPlanner()
  const shown: AutosaveState[] = []
  const autosave = startAutosave(planner, kept, (state) => shown.push(state))
  const own = autosave.own()
  if (own) openWhole(planner, own)
  return { planner, autosave, shown }
}

test('trucks, orders and the settings of the shift come back on the next visit', () => {
  const storage = memoryStorage()
  const { planner, shown } = visit(storage)
  rest()
  expect(storage.length).toBe(0)
  planner.set({ trucks: 7, ordersPerHour: 84, hours: 1, seed: 12, method: 'twr', tagsPerTruck: 2 })
  rest()
  expect(shown).toEqual(['none', 'kept'])
  const { state } = visit(storage).planner
  expect(state).toMatchObject({ trucks: 7, ordersPerHour: 84, hours: 1, seed: 12, method: 'twr' })
  expect(state.origin?.size.aisles).toBe(20)
})

test('the hall that everybody begins with is kept too where it takes the place of another', () => {
  const storage = memoryStorage()
  openTemplate(visit(storage).planner, 'medium-store')
  rest()
  openTemplate(visit(storage).planner, 'distribution-centre')
  rest()
  expect(visit(storage).planner.state.trucks).toBe(25)
})

test('a storage that is full is told once, and once more after it has taken a plan', () => {
  const storage = memoryStorage()
  const { planner, shown } = visit(storage)
  const name = (text: string) => {
    editPlan(planner, { ...planner.state.history.plan, name: text })
    rest()
  }
  name('first')
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  name('second')
  name('third')
  full.mockRestore()
  expect(visit(storage).planner.state.history.plan.name).toBe('first')
  name('fourth')
  expect(shown).toEqual(['none', 'kept', 'failed', 'kept'])
  expect(visit(storage).planner.state.history.plan.name).toBe('fourth')
})

test('while two plans are on offer the kept one stays', () => {
  const storage = memoryStorage()
  openTemplate(visit(storage).planner, 'medium-store')
  rest()
  const { planner, autosave } = visit(storage)
  autosave.pause()
  openTemplate(planner, 'two-blocks')
  rest()
  expect(visit(storage).planner.state.trucks).toBe(6)
  autosave.resume()
  expect(visit(storage).planner.state.trucks).toBe(15)
})
