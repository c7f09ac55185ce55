import { useState } from 'react'
import { createStore, useStore, type Store } from '#src/admin/store.ts'
import type { CallError } from '#src/rest/call-error.ts'
import {
  idleCalculator,
  reduceCalculator,
  type CalculatorEvent,
  type CalculatorState,
} from './calculator-state.ts'

/** The state of one calculator page over its calls. Nothing throws: the state says how a call ended. */
function createCalculatorStore<Data>() {
  const store: Store<CalculatorState<Data>, CalculatorEvent<Data>> = createStore(
    reduceCalculator<Data>,
    idleCalculator,
  )

  async function send<Answer>(
    call: 'compute' | 'fetch' | 'submit' | 'change',
    request: () => Promise<Answer>,
    success: (answer: Answer) => CalculatorEvent<Data>,
  ): Promise<Answer | null> {
    store.dispatch({ call, phase: 'request' })
    try {
      const answer = await request()
      store.dispatch(success(answer))
      return answer
    } catch (error) {
      store.dispatch({ call, phase: 'failure', error: error as CallError })
      return null
    }
  }

  return {
    state: store.state,
    subscribe: store.subscribe,

    read: (call: 'compute' | 'fetch', request: () => Promise<Data>) =>
      send(call, request, (data) => ({ call, phase: 'success', data })),

    /** Answers what was stored, or null where it was refused. */
    submit: <Answer>(request: () => Promise<Answer>) =>
      send('submit', request, () => ({ call: 'submit', phase: 'success' })),

    /** Renames, links or deletes; answers null where that was refused. */
    change: <Answer>(request: () => Promise<Answer>) =>
      send('change', request, () => ({ call: 'change', phase: 'success' })),
  }
}

export type CalculatorStore<Data> = ReturnType<typeof createCalculatorStore<Data>>

export function useCalculatorStore<Data>(): [CalculatorStore<Data>, CalculatorState<Data>] {
  const [area] = useState(createCalculatorStore<Data>)
  return [area, useStore(area, (state) => state)]
}
