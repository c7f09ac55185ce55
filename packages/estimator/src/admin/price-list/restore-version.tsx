import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { Confirm } from '@repo/platform/admin/form/confirm.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { priceListApi, type Draft } from '../../price-list-contract.ts'

/** Starts a draft from an older version. */
export function RestoreVersion({ version }: { version: number }) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState<Draft | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      notifications.fail(error)
    }
  }

  const begin = () =>
    attempt(async () => {
      const draft = await client.call(priceListApi.draft, {})
      if (draft.updatedAt) setWaiting(draft)
      else await over(draft)
    })

  async function over(draft: Draft): Promise<void> {
    const params = { version: String(version) }
    const { table } = await client.call(priceListApi.get, { params })
    const stored = await save(table, draft.version)
    const undo = () =>
      void attempt(async () => {
        await save(draft.table, stored.version)
        await navigate({ to: '/prices' })
        notifications.succeed('Previous draft price list restored.')
      })
    notifications.succeed(
      `Draft created from version ${version}. Publish the draft to use these prices.`,
      draft.updatedAt ? { label: 'Undo', run: undo } : undefined,
    )
    await navigate({ to: '/prices/draft' })
  }

  async function save(table: Draft['table'], seen: number): Promise<Draft> {
    const stored = await client.call(priceListApi.saveDraft, { body: { table, version: seen } })
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    return stored
  }

  return (
    <>
      <Button
        variant="link"
        aria-label={`Create draft from version ${version}`}
        onClick={() => void begin()}
      >
        Create draft
      </Button>
      <Confirm
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title="Replace the current draft?"
        confirmLabel="Replace draft"
        onConfirm={() => waiting && void attempt(() => over(waiting))}
      >
        <p>
          The current draft was saved by {waiting?.updatedBy?.name ?? 'a deleted account'}. The
          published price list stays in use until you publish the draft.
        </p>
        <p>
          You can undo this from Notifications (below the navigation) until you close the window.
        </p>
      </Confirm>
    </>
  )
}
