import { Dialog } from '@base-ui/react/dialog'
import { Button } from '#src/admin/form/button.tsx'
import dialogStyles from '#src/admin/form/dialog.module.css'
import { reasonOf } from '#src/admin/error-reason.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { ContentRow } from '../content-type.ts'
import type { Failure } from '../use-item-actions.ts'

/** What became of an action on several items of which some did not work. */
export interface Failed<Row> {
  tried: readonly Row[]
  failures: readonly Failure<Row>[]
  /** Tries again with those that failed. */
  retry: () => void
}

interface Props<Row extends ContentRow> {
  /** Null: the dialog is closed. */
  failed: Failed<Row> | null
  onClose: () => void
}

/** The result for each item: what worked, what did not and why, and another try for those. */
export function BulkResults<Row extends ContentRow>({ failed, onClose }: Props<Row>) {
  if (!failed) return null
  const { tried, failures, retry } = failed
  const done = tried.filter(({ id }) => !failures.some(({ item }) => item.id === id))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>
            {done.length} of {tried.length} done
          </Dialog.Title>
          <Dialog.Description render={<div />} className={dialogStyles.text}>
            <p>These are as they were:</p>
            <ul>
              {failures.map(({ item, error }) => (
                <li key={item.id}>
                  <b lang={item.language}>{item.title}</b> {reasonIn(error)}
                </li>
              ))}
            </ul>
            {done.length > 0 && (
              <>
                <p>Done:</p>
                <ul>
                  {done.map(({ id, title, language }) => (
                    <li key={id} lang={language}>
                      {title}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Dialog.Description>
          <div className={dialogStyles.buttons}>
            <Button onClick={onClose}>Close</Button>
            <Button
              variant="primary"
              onClick={() => {
                onClose()
                retry()
              }}
            >
              {failures.length === 1 ? 'Try it again' : `Try these ${failures.length} again`}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const reasonIn = (error: unknown): string =>
  isCallError(error) ? reasonOf(error) : 'It could not be done.'
