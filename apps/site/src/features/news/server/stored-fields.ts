import { claimKeys, type ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { newsEvent, type NewsEvent } from '../event.ts'

/** Earlier rows and revisions may name claims that the site does not state any more. */
export const claimsIn = (stored: unknown): ClaimKey[] =>
  Array.isArray(stored) ? stored.filter(isClaimKey) : []

const isClaimKey = (value: unknown): value is ClaimKey => claimKeys.some((key) => key === value)

/** An event of another form than today's is as none. */
export const eventIn = (stored: unknown): NewsEvent | undefined =>
  stored ? newsEvent.safeParse(stored).data : undefined
