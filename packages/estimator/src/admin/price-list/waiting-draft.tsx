import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { QueueEntry } from '@repo/platform/admin/queue.tsx'
import { priceListApi } from '../../price-list-contract.ts'
import { waitingDraftSentence } from './waiting-draft-sentence.ts'

/** On the dashboard: a draft of the prices that nobody has published yet. */
export function WaitingPriceDraft() {
  const client = useClient()
  const dates = useDates()
  const { data } = useQuery({
    queryKey: ['prices', 'overview', 'waiting'],
    queryFn: () => client.call(priceListApi.draft, {}),
    select: (draft) => waitingDraftSentence(draft, dates.dateTime),
  })
  if (!data) return null
  return (
    <QueueEntry
      title="Draft price list not published"
      detail={data}
      link={{ to: '/prices/draft' }}
      action="Open"
    />
  )
}
