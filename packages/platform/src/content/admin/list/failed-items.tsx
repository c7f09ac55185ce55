import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { reasonOf } from '#src/admin/error-reason.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { ContentRow } from '../content-type.ts'
import type { Failure } from '../bulk/run-in-parts.ts'

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
export function FailedItems<Row extends ContentRow>({ failed: result, onClose }: Props<Row>) {
  if (!result) return null
  const { tried, failures, retry } = result
  const failed = new Set(failures.map(({ item }) => item.id))
  const done = tried.filter(({ id }) => !failed.has(id))
  return (
    <Dialog title={`${done.length} of ${tried.length} done`} onClose={onClose}>
      <DialogText>
        <p>Not changed:</p>
        <ul>
          {failures.slice(0, shown).map(({ item, error }) => (
            <li key={item.id}>
              <b lang={item.language}>{item.title}</b> {reasonIn(error)}
            </li>
          ))}
          {failures.length > shown && <li>and {failures.length - shown} more</li>}
        </ul>
        {done.length > 0 && (
          <>
            <p>Done:</p>
            <ul>
              {done.slice(0, shown).map(({ id, title, language }) => (
                <li key={id} lang={language}>
                  {title}
                </li>
              ))}
              {done.length > shown && <li>and {done.length - shown} more</li>}
            </ul>
          </>
        )}
      </DialogText>
      <DialogButtons>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          onClick={() => {
            onClose()
            retry()
          }}
        >
          {failures.length === 1 ? 'Try again' : `Try ${failures.length} items again`}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

/** Items that each list names. */
const shown = 20

const reasonIn = (error: unknown): string =>
  isCallError(error) ? reasonOf(error) : 'This item could not be changed.'
