import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { MessagePage } from '@repo/platform/admin/message-page.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { problemIn } from '@repo/platform/rest/problem-in.ts'
import { propertiesOf } from '@repo/platform/rest/properties.ts'
import { priceListApi } from '../../price-list-contract.ts'

interface UnreadableDraftFacts {
  version: number
  base: number
}

/** The facts of a draft whose prices this version of the software cannot read. */
export function unreadableDraftOf(error: CallError): UnreadableDraftFacts | undefined {
  if (error.errorCode !== 'WRONG_STATE') return undefined
  const { version, base } = propertiesOf(problemIn(error).current)
  return typeof version === 'number' && typeof base === 'number' ? { version, base } : undefined
}

interface Props {
  draft: UnreadableDraftFacts
  onDiscarded: () => void
}

/** In place of the editor: the draft can wait for the software that reads it, or be discarded. */
export function UnreadableDraft({ draft: { version, base }, onDiscarded }: Props) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()

  async function discard(): Promise<void> {
    try {
      await client.call(priceListApi.discardDraft, { query: { version } })
      void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
      onDiscarded()
    } catch (error) {
      notifications.fail(error)
    }
  }

  return (
    <MessagePage title="The draft price list cannot be read">
      <p>
        Another version of the software saved this draft. Update the software to open the draft, or
        discard the draft and start again. Version {base} stays published.
      </p>
      <Button onClick={() => void discard()}>Discard draft</Button>
    </MessagePage>
  )
}
