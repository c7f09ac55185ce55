import type { CallError } from '#src/rest/call-error.ts'
import { reasonOf } from './error-reason.ts'
import { Button } from './form/button.tsx'
import { NotAllowed, MessagePage } from './message-page.tsx'

/** In place of a page whose data could not be loaded. */
export function ErrorView({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  if (error.code === 403) return <NotAllowed />
  if (error.code === 404) {
    return (
      <MessagePage title="Not found">
        <p>This item may have been deleted. Go back to the list and reload it.</p>
      </MessagePage>
    )
  }
  return (
    <MessagePage title="This page could not be loaded">
      <p>
        {reasonOf(error)}{' '}
        {error.code === 0 ? 'Check your connection, then try again.' : 'Try again.'}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </MessagePage>
  )
}
