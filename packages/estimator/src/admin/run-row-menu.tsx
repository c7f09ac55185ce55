import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RowMenu } from '@repo/platform/admin/form/row-menu.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { isCallError, type CallError } from '@repo/platform/rest/call-error.ts'
import { isReadable, type StoredRunSummary } from '../contract.ts'
import { DeleteRun } from './delete-run.tsx'
import { RenameRun } from './rename-run.tsx'
import { useRunCalls } from './runs.ts'

export function RunRowMenu({ run }: { run: StoredRunSummary }) {
  const calls = useRunCalls()
  const notifications = useNotifications()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const [renameError, setRenameError] = useState<CallError | null>(null)
  const close = () => setDialog(null)

  async function rename(name: string): Promise<boolean> {
    try {
      await calls.rename(run.id, name)
      return true
    } catch (error) {
      setRenameError(isCallError(error) ? error : { code: -1, error })
      return false
    }
  }

  /** Moves the focus: the button that has it is removed with the row. */
  async function remove(): Promise<void> {
    try {
      await calls.remove(run)
      document.querySelector<HTMLElement>('#content h1')?.focus()
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <>
      <RowMenu
        label={`Actions for ${run.name}`}
        entries={[
          ...(isReadable(run)
            ? [
                {
                  label: 'Duplicate',
                  link: <Link to="/calculator/new" search={{ from: run.id }} />,
                },
              ]
            : []),
          { label: 'Rename…', onSelect: () => setDialog('rename') },
          { label: 'Delete…', danger: true, onSelect: () => setDialog('delete') },
        ]}
      />
      {dialog === 'rename' && (
        <RenameRun name={run.name} onClose={close} error={renameError} onRename={rename} />
      )}
      {dialog === 'delete' && (
        <DeleteRun run={run} onClose={close} onDelete={() => void remove()} />
      )}
    </>
  )
}
