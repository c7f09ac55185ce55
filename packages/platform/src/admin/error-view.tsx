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
        <p>It may have been deleted since the list was loaded.</p>
      </MessagePage>
    )
  }
  return (
    <MessagePage title="This page could not be loaded">
      <p>
        {reasonOf(error)}{' '}
        {error.code === 0 ? 'Check the connection, then try again.' : 'Try again.'}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </MessagePage>
  )
}
