import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { RowMenu } from '#src/admin/form/row-menu.tsx'
import { useNotices } from '#src/admin/notifications/notices.ts'
import type { RunSummary } from '../contract.ts'
import { DeleteRun } from './delete-run.tsx'
import { RenameRun } from './rename-run.tsx'
import { useRunCalls } from './use-run-calls.ts'

export function RunRowMenu({ run }: { run: RunSummary }) {
  const calls = useRunCalls()
  const notices = useNotices()
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsked(null)

  async function attempt(call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
    } catch (error) {
      notices.fail(error)
    }
  }

  return (
    <>
      <RowMenu
        label={`Actions for ${run.name}`}
        entries={[
          {
            label: 'Use as a start',
            link: <Link to="/calculator/new" search={{ from: run.id }} />,
          },
          { label: 'Rename…', onSelect: () => setAsked('rename') },
          { label: 'Delete…', danger: true, onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'rename' && (
        <RenameRun
          name={run.name}
          onClose={close}
          onRename={(name) => attempt(() => calls.rename(run.id, name))}
        />
      )}
      <DeleteRun
        run={asked === 'delete' ? run : null}
        onClose={close}
        onDelete={() => void attempt(() => calls.remove(run))}
      />
    </>
  )
}
