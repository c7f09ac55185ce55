import type { FieldFault } from './problem.ts'

/** The specification's error shape: every failed call ends as one of these. */
export interface Failure {
  /** HTTP status; 0 when there was no response; -1 for any other failure. */
  code: number
  errorCode?: string
  message?: string
  /** What was thrown, or the body of the answer. */
  error: unknown
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'code' in value && 'error' in value
}

export function fieldFaults(failure: Failure): readonly FieldFault[] {
  const body = failure.error as { fields?: readonly FieldFault[] } | null
  return body?.fields ?? []
}
