import type { CallError } from './call-error.ts'
import { propertiesOf } from './properties.ts'

/** What the body of an error response says besides its fields, as far as it is a `Problem`. */
export function problemIn({ error }: CallError) {
  const { proposal, current, changedBy } = propertiesOf(error)
  return {
    proposal: typeof proposal === 'string' ? proposal : undefined,
    /** The item as it is stored now, where a stale version was sent. */
    current,
    changedBy: typeof changedBy === 'string' ? changedBy : undefined,
  }
}
