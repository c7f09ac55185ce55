import { isCallError } from '#src/rest/call-error.ts'
import { reasonOf } from '../error-reason.ts'
import { Button } from '../form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '../form/dialog.tsx'
import { genericError } from '../notifications/notification-store.ts'

export interface Outcome {
  id: string
  name: string
  /** Absent: it went well. */
  error?: unknown
}

/** What became of each row of a bulk action in which something failed. */
export function BulkResult({
  outcomes,
  onClose,
}: {
  outcomes: readonly Outcome[]
  onClose: () => void
}) {
  const failed = outcomes.filter(({ error }) => error)
  const done = outcomes.length - failed.length
  return (
    <Dialog title={`${done} of ${outcomes.length} done`} onClose={onClose}>
      <DialogText>
        <p>{genericError}</p>
        <ul>
          {failed.map(({ id, name, error }) => (
            <li key={id}>
              {name}: {isCallError(error) ? reasonOf(error) : 'failed'}
            </li>
          ))}
        </ul>
      </DialogText>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
      </DialogButtons>
    </Dialog>
  )
}
