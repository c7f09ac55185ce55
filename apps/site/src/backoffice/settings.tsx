import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { SettingsPage } from '#src/features/settings/admin/settings-page.tsx'

/** The settings, whose log of webhooks is the outbox's. */
export function Settings() {
  const client = useClient()
  const queries = useQueryClient()

  async function resend(id: string): Promise<void> {
    await client.call(outboxApi.retry, { body: { id } })
    await queries.invalidateQueries({ queryKey: ['outbox'] })
  }

  return <SettingsPage resend={resend} />
}
