import { useDates } from '#src/admin/dates.ts'
import styles from '#src/admin/record/facts.module.css'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { useNow } from '#src/admin/use-now.ts'
import { statusOf } from '#src/content/status.ts'
import type { ContentRow } from '../content-type.ts'

export function StatusFacts({ item }: { item: ContentRow }) {
  const { published, publishedAt, publishAt, hideAt, version, updatedAt, createdAt } = item
  const now = useNow(publishAt, hideAt)
  const undated = published ? 'yes' : 'not yet'
  return (
    <RecordPanel title="Status">
      <dl className={styles.facts}>
        {published !== undefined && (
          <>
            <dt>Published</dt>
            <dd>{publishedAt ? <DateTime iso={publishedAt} /> : undated}</dd>
          </>
        )}
        <dt>Visible to visitors</dt>
        <dd>{statusOf(item, now) === 'published' ? 'yes' : 'no'}</dd>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Last change</dt>
        <dd>
          <DateTime iso={updatedAt} />
        </dd>
        <dt>Created</dt>
        <dd>
          <DateTime iso={createdAt} />
        </dd>
      </dl>
    </RecordPanel>
  )
}

function DateTime({ iso }: { iso: string }) {
  const dates = useDates()
  return (
    <time dateTime={iso} title={dates.full(iso)}>
      {dates.dateTime(iso)}
    </time>
  )
}
