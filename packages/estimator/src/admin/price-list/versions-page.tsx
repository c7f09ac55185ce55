import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { reasonOf } from '@repo/platform/admin/error-reason.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { buttonClass } from '@repo/platform/admin/form/button.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { LoadingImage } from '@repo/platform/ui/loading-image.tsx'
import { priceListApi, type PriceListVersion } from '../../price-list-contract.ts'
import { Compare } from './compare.tsx'
import { months } from './effect.ts'
import { claimWarning } from './preview-panel.tsx'
import { VersionsTable } from './versions-table.tsx'
import styles from './versions.module.css'

/** The published versions, their differences, and the note about a draft. */
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
        title="Price lists"
        summary={
          <>
            The pricing page and new estimates use the published price list. The “
            <a href="/en/pricing#method">How the estimate is calculated</a>” section of the pricing
            page lists every value. Saved estimates keep the version they were made with.
          </>
        }
      >
        {writes && (
          <Link to="/prices/draft" className={buttonClass('primary')}>
            Edit price list
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

/** Whether there is a draft, who saved it, and its effect. */
function DraftNote() {
  const client = useClient()
  const dates = useDates()
  const { data, error } = useQuery({
    queryKey: ['prices', 'overview', 'draft'],
    queryFn: async () => {
      const draft = await client.call(priceListApi.draft, {})
      if (!draft.updatedAt) return { draft }
      return { draft, preview: await client.call(priceListApi.preview, { body: {} }) }
    },
  })
  if (error) return <p className={styles.draft}>{reasonOf(error)}</p>
  if (!data) return <p className={styles.draft}>&nbsp;</p>
  const { draft, preview } = data
  if (!draft.updatedAt)
    return (
      <p className={styles.draft}>No draft price list. Choose “Edit price list” to create one.</p>
    )
  const who = draft.updatedBy?.name ? ` by ${draft.updatedBy.name}` : ''
  return (
    <p className={styles.draft}>
      The draft of version {draft.base + 1} is not published yet. Saved{' '}
      {dates.dateTime(draft.updatedAt)}
      {who}.
      {preview &&
        ` Average payback across the example sites: ${months(preview.published.portfolio.mean, 2)} → ${months(preview.draft.portfolio.mean, 2)} months.`}
      {preview && preview.warnings.length > 0 && <strong> {claimWarning(preview)}</strong>}
    </p>
  )
}
