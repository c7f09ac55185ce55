import { expect } from 'vitest'
import { fieldErrorsOf, type CallError } from '#src/rest/call-error.ts'

/** What a call ends with; that it is answered is a failure of the test. */
export const errorOf = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => error as CallError,
  )

/** The fields for which a call is rejected, each with the rule that it breaks. */
export const rulesOf = async (call: Promise<unknown>): Promise<string[]> =>
  fieldErrorsOf(await errorOf(call)).map(({ field, rule }) => `${field} ${rule}`)

/** The fields alone. */
export const fieldsOf = (error: CallError): string[] =>
  fieldErrorsOf(error).map(({ field }) => field)
