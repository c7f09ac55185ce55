import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'
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
    <Banner
      tone="amber"
      actions={
        <Link to="/prices/draft" className={buttonClass()}>
          Open the draft
        </Link>
      }
    >
      {data}
    </Banner>
  )
}
