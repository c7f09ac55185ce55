import type { Failure } from '#src/rest/failure.ts'
import { Button } from './form/button.tsx'
import { NotAllowed, NoticePage } from './notice-page.tsx'

/** In place of a page whose data did not come. */
export function FailureView({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.code === 403) return <NotAllowed />
  if (failure.code === 404) {
    return (
      <NoticePage title="Not found">
        <p>It may have been deleted since the list was loaded.</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage title="This page could not be loaded">
      <p>
        {failure.code === 0
          ? 'The server did not answer. Check the connection, then try again.'
          : `The server answered ${failure.code} ${failure.errorCode ?? ''}.`}
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </NoticePage>
  )
}
