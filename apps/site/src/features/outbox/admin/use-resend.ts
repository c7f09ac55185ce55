import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { useStable } from '@repo/platform/admin/use-stable.ts'
import { outboxApi, type OutboxEntry } from '../contract.ts'

export function useResend() {
  const client = useClient()
  const writes = useMay('outbox:write')
  const send = useSend()
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())

  async function sendOne({ id, state }: OutboxEntry): Promise<void> {
    setSending((now) => new Set(now).add(id))
    const again = state === 'sent' ? outboxApi.replay : outboxApi.retry
    await send(async () => {
      await client.call(again, { body: { id } })
      return 'Sending again.'
    })
    setSending((now) => new Set([...now].filter((other) => other !== id)))
  }
  const resend = useStable((entry: OutboxEntry) => void sendOne(entry))

  return { sending, resend: writes ? resend : undefined }
}

/** Makes a call, shows a notification of its outcome, and refetches the outbox. */
export function useSend() {
  const queries = useQueryClient()
  const notifications = useNotifications()
  return async (work: () => Promise<string>): Promise<void> => {
    try {
      notifications.succeed(await work())
    } catch (error) {
      notifications.fail(error)
    }
    await queries.invalidateQueries({ queryKey: ['outbox'] })
  }
}
