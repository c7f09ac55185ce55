import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { priceListApi } from '../../price-list-contract.ts'
import { months } from './effect.ts'
import { claimWarning } from './preview-panel.tsx'
import styles from './versions.module.css'

/** Whether a draft is waiting, and what it would do. */
export function DraftNote() {
  const client = useClient()
  const dates = useDates()
  const { data } = useQuery({
    queryKey: ['prices', 'overview', 'draft'],
    queryFn: async () => {
      const draft = await client.call(priceListApi.draft, {})
      if (!draft.updatedAt) return { draft }
      return { draft, preview: await client.call(priceListApi.preview, { body: {} }) }
    },
  })
  if (!data) return <p className={styles.draft}>&nbsp;</p>
  const { draft, preview } = data
  if (!draft.updatedAt) return <p className={styles.draft}>No draft is waiting.</p>
  const who = draft.updatedBy?.name ? ` by ${draft.updatedBy.name}` : ''
  return (
    <p className={styles.draft}>
      A draft of version {draft.base + 1} is waiting, saved {dates.dateTime(draft.updatedAt)}
      {who}.
      {preview &&
        ` Mean payback of the portfolio: ${months(preview.published.portfolio.mean, 2)} → ${months(preview.draft.portfolio.mean, 2)} months.`}
      {preview && preview.warnings.length > 0 && <strong> {claimWarning(preview)}</strong>}
    </p>
  )
}
