import { expect, test } from 'vitest'
import type { CallError } from '#src/rest/call-error.ts'
import {
  idleCalculator,
  reduceCalculator,
  type CalculatorEvent,
  type CalculatorState,
} from './calculator-state.ts'

const error: CallError = { code: 500, errorCode: 'INTERNAL', message: 'Broken', error: {} }
const used: CalculatorState<string> = { data: 'old', error, loading: false, redirectReady: true }

const after = (state: CalculatorState<string>, ...events: CalculatorEvent<string>[]) =>
  events.reduce(reduceCalculator<string>, state)

for (const call of ['compute', 'fetch'] as const) {
  test(`${call} clears data and error and sets loading`, () => {
    expect(after(used, { call, phase: 'request' })).toEqual({
      data: null,
      error: null,
      loading: true,
      redirectReady: true,
    })
  })

  test(`${call} then stores the data`, () => {
    const state = after(used, { call, phase: 'request' }, { call, phase: 'success', data: 'new' })
    expect(state).toMatchObject({ data: 'new', error: null, loading: false })
  })

  test(`${call} then stores the error`, () => {
    const state = after(used, { call, phase: 'request' }, { call, phase: 'failure', error })
    expect(state).toMatchObject({ data: null, error, loading: false })
  })
}

test('submit clears data and sets redirectReady false', () => {
  expect(after(used, { call: 'submit', phase: 'request' })).toEqual({
    data: null,
    error: null,
    loading: true,
    redirectReady: false,
  })
})

test('submit then sets redirectReady true on success', () => {
  const state = after(
    idleCalculator,
    { call: 'submit', phase: 'request' },
    { call: 'submit', phase: 'success' },
  )
  expect(state).toEqual({ data: null, error: null, loading: false, redirectReady: true })
})

test('a submit that fails stores the error and is not ready to redirect', () => {
  const state = after(
    used,
    { call: 'submit', phase: 'request' },
    { call: 'submit', phase: 'failure', error },
  )
  expect(state).toEqual({ data: null, error, loading: false, redirectReady: false })
})

test('a further action, on success, only clears the error and loading', () => {
  const before = { ...used, loading: true }
  expect(after(before, { call: 'change', phase: 'success' })).toEqual({
    ...before,
    error: null,
    loading: false,
  })
})

test('a further action that fails keeps the data and stores the error', () => {
  const state = after(
    { ...used, error: null },
    { call: 'change', phase: 'request' },
    { call: 'change', phase: 'failure', error },
  )
  expect(state).toEqual({ data: 'old', error, loading: false, redirectReady: true })
})
