import { useState } from 'react'
import { createStore, useStore, type Store } from '#src/admin/store.ts'
import type { Failure } from '#src/rest/failure.ts'
import {
  idleCalculator,
  reduceCalculator,
  type CalculatorEvent,
  type CalculatorState,
} from './calculator-state.ts'

/** The state of one calculator page over its calls. Nothing throws: the state says how a call ended. */
function createCalculatorArea<Data>() {
  const store: Store<CalculatorState<Data>, CalculatorEvent<Data>> = createStore(
    reduceCalculator<Data>,
    idleCalculator,
  )

  async function send<Answer>(
    call: 'compute' | 'fetch' | 'submit' | 'change',
    ask: () => Promise<Answer>,
    success: (answer: Answer) => CalculatorEvent<Data>,
  ): Promise<Answer | null> {
    store.dispatch({ call, phase: 'request' })
    try {
      const answer = await ask()
      store.dispatch(success(answer))
      return answer
    } catch (error) {
      store.dispatch({ call, phase: 'failure', error: error as Failure })
      return null
    }
  }

  return {
    state: store.state,
    subscribe: store.subscribe,

    read: (call: 'compute' | 'fetch', ask: () => Promise<Data>) =>
      send(call, ask, (data) => ({ call, phase: 'success', data })),

    /** Answers what was stored, or null where it was refused. */
    submit: <Answer>(ask: () => Promise<Answer>) =>
      send('submit', ask, () => ({ call: 'submit', phase: 'success' })),

    /** Renames, links or deletes; answers null where that was refused. */
    change: <Answer>(ask: () => Promise<Answer>) =>
      send('change', ask, () => ({ call: 'change', phase: 'success' })),
  }
}

export type CalculatorArea<Data> = ReturnType<typeof createCalculatorArea<Data>>

export function useCalculatorArea<Data>(): [CalculatorArea<Data>, CalculatorState<Data>] {
  const [area] = useState(createCalculatorArea<Data>)
  return [area, useStore(area, (state) => state)]
}
