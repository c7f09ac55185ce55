import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { buttonClass } from '#src/admin/form/button.tsx'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { priceListApi, type PriceListVersion } from '../../price-list-contract.ts'
import { Compare } from './compare.tsx'
import { DraftNote } from './draft-note.tsx'
import { VersionsTable } from './versions-table.tsx'

/** What has been published, what was changed each time, and whether a draft is waiting. */
export function PricesPage() {
  const client = useClient()
  const writes = useMay('prices:write')
  const { data, error, refetch } = useQuery<PriceListVersion[]>({
    queryKey: ['prices', 'overview', 'versions'],
    queryFn: () => client.call(priceListApi.list, {}),
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page>
      <PageHeader
        title="Prices and constants"
        summary={
          <>
            What the pricing page and every estimate are made from: its{' '}
            <a href="/en/pricing#method">method</a> shows each value in use. A stored run keeps the
            version it was made with.
          </>
        }
      >
        {writes && (
          <Link to="/prices/draft" className={buttonClass('primary')}>
            Edit the draft
          </Link>
        )}
      </PageHeader>
      {writes && <DraftNote />}
      {data ? <Versions versions={data} /> : <LoadingImage label="Loading" />}
    </Page>
  )
}

function Versions({ versions }: { versions: readonly PriceListVersion[] }) {
  const newest = versions[0]?.version ?? 1
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null)
  const pair = chosen ?? { from: versions[1]?.version ?? newest, to: newest }
  return (
    <>
      <VersionsTable versions={versions} onCompare={setChosen} />
      {versions.length > 1 && <Compare versions={versions} pair={pair} onChange={setChosen} />}
    </>
  )
}
