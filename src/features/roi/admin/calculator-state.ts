import { failed, requested, settled, type RequestState } from '#src/admin/request-state.ts'
import type { CallError } from '#src/rest/call-error.ts'

export interface CalculatorState<Data> extends RequestState<Data | null> {
  /** Set by a successful submit: the form may leave for the stored run. */
  redirectReady: boolean
}

/** `change` is the further action: a stored run is renamed, linked or deleted. */
type Call = 'compute' | 'fetch' | 'submit' | 'change'

export type CalculatorEvent<Data> =
  | { call: Call; phase: 'request' }
  | { call: 'compute' | 'fetch'; phase: 'success'; data: Data }
  | { call: 'submit' | 'change'; phase: 'success' }
  | { call: Call; phase: 'failure'; error: CallError }

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
