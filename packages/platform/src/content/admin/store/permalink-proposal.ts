import { isCallError } from '#src/rest/call-error.ts'
import type { Problem } from '#src/rest/problem.ts'

/** A free permalink in place of one that is taken. */
export const proposalIn = (error: unknown): string | undefined =>
  isCallError(error) && error.errorCode === 'PERMALINK_TAKEN'
    ? (error.error as Partial<Problem>).proposal
    : undefined
