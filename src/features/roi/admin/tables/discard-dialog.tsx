import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#src/account/admin/account-area.ts'
import { useClient } from '#src/admin/client.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { useNotices } from '#src/admin/notifications/notices.ts'
import type { TableData } from '../../table-schema.ts'
import { tablesApi } from '../../tables-contract.ts'
import type { TableDesk } from './use-table-desk.ts'

interface Props {
  desk: TableDesk
  onClose: () => void
  onDiscarded: (undo: () => void) => void
}

/** Asks before the draft goes, and says how much of whose work that is. */
export function DiscardDialog({ desk, onClose, onDiscarded }: Props) {
  const client = useClient()
  const queries = useQueryClient()
  const notices = useNotices()
  const account = useAccount()
  const count = desk.changes.length

  async function discard(): Promise<void> {
    const { version, table } = desk.draft
    try {
      await client.call(tablesApi.discardDraft, { query: { version } })
    } catch (refusal) {
      return desk.tell(refusal)
    }
    // Discarding counts as a change: where the version is another by then, there is a newer draft.
    const body = { table: desk.table ?? table, version: version + 1 }
    onDiscarded(() => void restore(body))
  }

  async function restore(body: { table: TableData; version: number }): Promise<void> {
    try {
      await client.call(tablesApi.saveDraft, { body })
      void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
      notices.succeed('The draft is restored.')
    } catch (refusal) {
      notices.fail(refusal)
    }
  }

  return (
    <Confirm
      open
      onClose={onClose}
      title="Discard the draft?"
      confirm="Discard"
      onConfirm={() => void discard()}
    >
      <p>
        Version {desk.draft.base} stays published. With the draft{' '}
        {count === 1 ? 'goes 1 change' : `go ${count} changes`}
        {savedByOther(desk, account.id)}.
      </p>
      <p>Until this window is closed, Messages (below the navigation) can bring the draft back.</p>
    </Confirm>
  )
}

/** A colleague's work is not discarded without their name. */
function savedByOther({ draft: { updatedBy } }: TableDesk, own: string): string {
  if (!updatedBy || updatedBy.id === own) return ''
  return `, saved by ${updatedBy.name ?? 'an account that is gone'}`
}
