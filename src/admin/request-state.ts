import type { CallError } from '#src/rest/call-error.ts'

/** What every data area holds; each follows request, success and failure. */
export interface RequestState<Data> {
  data: Data
  error: CallError | null
  loading: boolean
}

type Progress = Pick<RequestState<unknown>, 'error' | 'loading'>

export function requested<A extends Progress>(state: A): A {
  return { ...state, error: null, loading: true }
}

export function settled<A extends Progress>(state: A): A {
  return { ...state, error: null, loading: false }
}

export function failed<A extends Progress>(state: A, error: CallError): A {
  return { ...state, error, loading: false }
}
