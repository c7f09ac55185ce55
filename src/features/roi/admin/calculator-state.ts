import { failed, requested, settled, type Area } from '#src/admin/area-state.ts'
import type { Failure } from '#src/rest/failure.ts'

export interface CalculatorState<Data> extends Area<Data | null> {
  /** Set by a successful submit: the form may leave for the stored run. */
  redirectReady: boolean
}

/** `change` is the further action: a stored run is renamed, linked or deleted. */
type Call = 'compute' | 'fetch' | 'submit' | 'change'

export type CalculatorEvent<Data> =
  | { call: Call; phase: 'request' }
  | { call: 'compute' | 'fetch'; phase: 'success'; data: Data }
  | { call: 'submit' | 'change'; phase: 'success' }
  | { call: Call; phase: 'failure'; error: Failure }

export const idleCalculator = { data: null, error: null, loading: false, redirectReady: false }

export function reduceCalculator<Data>(
  state: CalculatorState<Data>,
  event: CalculatorEvent<Data>,
): CalculatorState<Data> {
  if (event.phase === 'failure') return failed(state, event.error)
  switch (event.call) {
    case 'compute':
    case 'fetch':
      return event.phase === 'request'
        ? { ...requested(state), data: null }
        : { ...settled(state), data: event.data }
    case 'submit':
      return event.phase === 'request'
        ? { ...requested(state), data: null, redirectReady: false }
        : { ...settled(state), redirectReady: true }
    case 'change':
      return event.phase === 'request' ? requested(state) : settled(state)
  }
}
