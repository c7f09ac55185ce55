import { isCallError } from '#src/rest/call-error.ts'
import { problemIn } from '#src/rest/problem-in.ts'

/** A free permalink in place of one that is taken. */
export const proposalIn = (error: unknown): string | undefined =>
  isCallError(error) && error.errorCode === 'PERMALINK_TAKEN'
    ? problemIn(error).proposal
    : undefined
