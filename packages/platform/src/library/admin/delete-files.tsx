import { useRef, useState } from 'react'
import { reasonOf } from '#src/admin/error-reason.ts'
import { AlertDialog } from '#src/admin/form/alert-dialog.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { LibraryFile } from '../contract.ts'
import { canBeKept } from './bytes-of.ts'
import { usedText } from './file-facts.tsx'
import { useLibrary } from './library-store.ts'
import { removeFiles, type Removal } from './remove-files.ts'

interface Props {
  files: readonly LibraryFile[]
  onClose: () => void
  onDeleted?: (removals: readonly Removal[]) => void
}

const shown = 8

/** Says which files can be deleted and which are used, deletes them, and tells what became of each. */
export function DeleteFiles({ files, onClose, onDeleted }: Props) {
  const library = useLibrary()
  const notifications = useNotifications()
  const cancel = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [removals, setRemovals] = useState<readonly Removal[]>()
  const unused = files.filter(({ used }) => used === 0)
  const inUse = files.filter(({ used }) => used > 0)
  const [first] = files
  const several = `${unused.length} ${unused.length === 1 ? 'file' : 'files'}`
  const isOne = files.length === 1
  const [toDelete, allInUse] =
    isOne && first
      ? [`“${first.name}”`, `“${first.name}” is in use`]
      : [several, 'All selected files are in use']
  const title = unused.length ? `Delete ${toDelete}?` : allInUse
  const deletion = isOne ? 'Delete file' : `Delete ${several}`

  async function run(): Promise<void> {
    setBusy(true)
    const done = await removeFiles(library, notifications, unused)
    onDeleted?.(done)
    setBusy(false)
    // What went well needs no second look.
    if (files.length === 1 || done.every(({ error }) => error === undefined)) onClose()
    else {
      setRemovals(done)
      cancel.current?.focus()
    }
  }

  return (
    <AlertDialog
      title={removals ? 'Some files were not deleted' : title}
      initialFocus={cancel}
      onClose={() => !busy && onClose()}
    >
      <DialogText>
        {removals ? (
          <ul>
            {removals.map(({ file, error }) => (
              <li key={file.id}>
                {file.name}: {error === undefined ? 'deleted' : reasonFor(error)}
              </li>
            ))}
          </ul>
        ) : (
          <Consequences unused={unused} inUse={inUse} />
        )}
      </DialogText>
      <DialogButtons>
        <Button ref={cancel} onClick={onClose}>
          {removals || unused.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {!removals && unused.length > 0 && (
          <Button variant="danger" disabled={busy} onClick={() => void run()}>
            {busy ? 'Deleting…' : deletion}
          </Button>
        )}
      </DialogButtons>
    </AlertDialog>
  )
}

export function Consequences({
  unused,
  inUse,
}: {
  unused: readonly LibraryFile[]
  inUse: readonly LibraryFile[]
}) {
  const [them, areFiles] =
    unused.length === 1 ? ['this file', 'the file is'] : ['these files', 'the files are']
  return (
    <>
      {unused.length > 0 && (
        <>
          <p>
            No item uses {them}, so no pages will change.{' '}
            {canBeKept(unused)
              ? `Undo restores ${them} at ${unused.length === 1 ? 'a new URL' : 'new URLs'}.`
              : `This cannot be undone, because ${areFiles} too large to keep.`}
          </p>
          {unused.length > 1 && <Names of={unused} />}
        </>
      )}
      {inUse.length > 0 && (
        <>
          <p>{inUseText(inUse.length === 1, unused.length > 0)}</p>
          <Names of={inUse} />
        </>
      )}
    </>
  )
}

function inUseText(isOne: boolean, areOthersDeleted: boolean): string {
  if (areOthersDeleted)
    return isOne
      ? 'This file is in use and will not be deleted:'
      : 'These files are in use and will not be deleted:'
  return isOne
    ? 'A file in use cannot be deleted. First remove it from the items that use it:'
    : 'Files in use cannot be deleted. First remove them from the items that use them:'
}

function Names({ of }: { of: readonly LibraryFile[] }) {
  return (
    <ul>
      {of.slice(0, shown).map(({ id, name, used }) => (
        <li key={id}>
          {name}
          {used > 0 && `, used in ${usedText(used)}`}
        </li>
      ))}
      {of.length > shown && <li>and {of.length - shown} more</li>}
    </ul>
  )
}

function reasonFor(error: unknown): string {
  if (!isCallError(error)) return 'not deleted. Try again.'
  if (error.errorCode === 'FILE_IN_USE') return 'now in use'
  return error.code === 404 ? 'already deleted by a colleague' : reasonOf(error)
}
