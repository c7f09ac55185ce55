import { readEvent } from './read-payload.ts'

/** A parameter of a link whose value is long enough to be a secret. */
const secretInLink = /([?&#][\w-]+=)[\w.~%-]{16,}/g

/**
 * Returns a payload without the tokens of the links in an email, which would let staff act as the
 * recipient. An unreadable payload loses every text that could be a token.
 */
export function maskSecrets<Stored>(payload: Stored): Stored {
  return readEvent(payload) ? payload : (masked(payload) as Stored)
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(secretInLink, '$1…')
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one)]))
}
