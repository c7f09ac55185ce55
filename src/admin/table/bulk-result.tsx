import { Dialog } from '@base-ui/react/dialog'
import { isCallError } from '#src/rest/call-error.ts'
import { reasonOf } from '../error-reason.ts'
import { Button } from '../form/button.tsx'
import dialogStyles from '../form/dialog.module.css'
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
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>
            {done} of {outcomes.length} done
          </Dialog.Title>
          <Dialog.Description className={dialogStyles.text} render={<div />}>
            <p>{genericError}</p>
            <ul>
              {failed.map(({ id, name, error }) => (
                <li key={id}>
                  {name}: {isCallError(error) ? reasonOf(error) : 'failed'}
                </li>
              ))}
            </ul>
          </Dialog.Description>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>Close</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
