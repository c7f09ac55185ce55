import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { useDemoRequestCount } from './demo-requests-query.ts'

/** How many new requests there are, for the navigation. */
export function NewDemoRequestCount() {
  const count = useDemoRequestCount('new')
  if (!count) return null
  return (
    <span>
      {count}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  )
}

/** How many new demo requests wait for a first reply; nothing where none does. */
export function NewDemoRequestSentence() {
  const count = useDemoRequestCount('new')
  if (!count) return null
  return count === 1
    ? '1 demo request needs a first reply.'
    : `${count} demo requests need a first reply.`
}
