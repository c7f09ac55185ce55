import { useQuery } from '@tanstack/react-query'
import { missingDetails } from '@repo/platform/brand/company.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { QueueEntry } from '@repo/platform/admin/queue.tsx'
import { settingsApi } from '../contract.ts'
import { legalLabels } from './legal-labels.ts'
import { settingsKey } from './use-settings-form.ts'

/** On the dashboard: what the legal notice still lacks. */
export function MissingLegalDetails() {
  const client = useClient()
  const { data: missing = [] } = useQuery({
    queryKey: settingsKey,
    queryFn: () => client.call(settingsApi.get, {}),
    select: ({ legal }) => missingDetails(legal).map((key) => legalLabels[key]),
  })
  if (missing.length === 0) return null
  return (
    <QueueEntry
      title="Legal details incomplete"
      detail={`Not entered: ${missing.join(', ')}`}
      link={{ to: '/settings' }}
      action="Add details"
    />
  )
}
