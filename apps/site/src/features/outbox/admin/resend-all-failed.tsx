import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { outboxApi } from '../contract.ts'
import { useSend } from './use-resend.ts'

/** Shown while there are failed entries: after an outage nobody wants to send them row by row. */
export function ResendAllFailed() {
  const client = useClient()
  const writes = useMay('outbox:write')
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const { data: failed } = useQuery({
    queryKey: ['outbox', 'failed'],
    queryFn: () => client.list(outboxApi.list, { query: { state: 'failed', limit: 1 } }),
    select: ({ total }) => total,
  })

  async function sendAll(): Promise<void> {
    setBusy(true)
    await send(async () => {
      const { count } = await client.call(outboxApi.retryFailed, {})
      return count === 1
        ? 'Sending 1 email or event again.'
        : `Sending ${count} emails and events again.`
    })
    setBusy(false)
  }

  if (!writes || !failed) return null
  return (
    <Button disabled={busy} onClick={() => void sendAll()}>
      Send all failed items again
    </Button>
  )
}
