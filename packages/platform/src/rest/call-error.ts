import type { FieldError } from './problem.ts'

/** The specification's error shape: every call that does not succeed throws one of these. */
export interface CallError {
  /** HTTP status; 0 when there was no response; -1 for any other error. */
  code: number
  errorCode?: string
  message?: string
  /** What was thrown, or the body of the response. */
  error: unknown
}

export function isCallError(value: unknown): value is CallError {
  return typeof value === 'object' && value !== null && 'code' in value && 'error' in value
}

export function fieldErrorsOf(error: CallError): readonly FieldError[] {
  const body = error.error as { fields?: readonly FieldError[] } | null
  return body?.fields ?? []
}
