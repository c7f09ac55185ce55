import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLeadCount } from './leads-query.ts'

/** How many new requests there are, for the navigation. */
export function WaitingLeads() {
  const count = useLeadCount('new')
  if (!count) return null
  return (
    <span>
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  )
}

/** How many wait for a first answer. */
export function WaitingSentence() {
  const count = useLeadCount('new')
  if (count === undefined) return null
  if (count === 0) return 'No request waits for a first answer.'
  return count === 1
    ? 'One request waits for a first answer.'
    : `${count} requests wait for a first answer.`
}
