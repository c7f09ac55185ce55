import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { Confirm } from '@repo/platform/admin/form/confirm.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { priceListApi } from '../../price-list-contract.ts'
import type { PriceListData } from '../../price-list-schema.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

interface Props {
  editor: DraftEditorState
  onClose: () => void
  onDiscarded: (undo: () => void) => void
}

/** Asks before discarding the draft, and says how many changes it has and whose they are. */
export function DiscardDialog({ editor, onClose, onDiscarded }: Props) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const account = useAccount()
  const count = editor.changes.length

  async function discard(): Promise<void> {
    const { version, table } = editor.draft
    try {
      await client.call(priceListApi.discardDraft, { query: { version } })
    } catch (error) {
      return editor.showError(error)
    }
    // Discarding raises the version by one: undo is a conflict where there is a newer draft.
    const body = { table: editor.table ?? table, version: version + 1 }
    onDiscarded(() => void restore(body))
  }

  async function restore(body: { table: PriceListData; version: number }): Promise<void> {
    try {
      await client.call(priceListApi.saveDraft, { body })
      void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
      notifications.succeed('Draft price list restored.')
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <Confirm
      open
      onClose={onClose}
      title="Discard the draft price list?"
      confirmLabel="Discard draft"
      onConfirm={() => void discard()}
    >
      <p>
        Version {editor.draft.base} stays published.{' '}
        {lossOf(count, savedByOther(editor, account.id))}
      </p>
      <p>You can undo this from Notifications (below the navigation) until you close the window.</p>
    </Confirm>
  )
}

/** What discarding loses; `savedBy` ends the sentence. */
export function lossOf(changes: number, savedBy: string): string {
  if (changes === 0) return 'The draft has no changes.'
  return `This discards ${changes === 1 ? '1 change' : `${changes} changes`}${savedBy}.`
}

/** The end of the sentence, which names the colleague who saved the draft last. */
function savedByOther({ draft: { updatedBy } }: DraftEditorState, own: string): string {
  if (!updatedBy || updatedBy.id === own) return ''
  return `, saved by ${updatedBy.name ?? 'a deleted account'}`
}
