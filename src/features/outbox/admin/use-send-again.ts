import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#src/admin/account-area.ts'
import { useClient } from '#src/admin/client.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { outboxApi, type OutboxEntry } from '../contract.ts'

export function useSendAgain() {
  const client = useClient()
  const queries = useQueryClient()
  const notices = useNotices()
  const writes = useMay('outbox:write')
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())

  async function send({ id, state }: OutboxEntry): Promise<void> {
    setSending((now) => new Set(now).add(id))
    try {
      await client.call(state === 'sent' ? outboxApi.replay : outboxApi.retry, { body: { id } })
      notices.succeed('It is on its way.')
    } catch (error) {
      notices.fail(error)
    }
    await queries.invalidateQueries({ queryKey: ['outbox'] })
    setSending((now) => new Set([...now].filter((other) => other !== id)))
  }

  return { sending, sendAgain: writes ? (entry: OutboxEntry) => void send(entry) : undefined }
}
