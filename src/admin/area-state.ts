import type { Failure } from '#src/rest/failure.ts'

/** What every data area holds; each follows request, success and failure. */
export interface Area<Data> {
  data: Data
  error: Failure | null
  loading: boolean
}

type Progress = Pick<Area<unknown>, 'error' | 'loading'>

export function requested<A extends Progress>(area: A): A {
  return { ...area, error: null, loading: true }
}

export function settled<A extends Progress>(area: A): A {
  return { ...area, error: null, loading: false }
}

export function failed<A extends Progress>(area: A, error: Failure): A {
  return { ...area, error, loading: false }
}
