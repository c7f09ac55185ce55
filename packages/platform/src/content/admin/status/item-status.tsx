import { useDates } from '#src/admin/dates.ts'
import { useNow } from '#src/admin/use-now.ts'
import { nextScheduledTime } from '#src/content/schedule.ts'
import { namedStatusOf, statusOf } from '#src/content/status.ts'
import type { ContentRow } from '../content-type.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { StatusChip } from './status-chip.tsx'

/** The status of an item by the clock, and when that changes it. */
export function ItemStatus({
  item,
}: {
  item: Pick<
    ContentRow,
    'published' | 'active' | 'publishAt' | 'hideAt' | 'changesVersion' | 'changesPublishAt'
  >
}) {
  const now = useNow(item.publishAt, item.hideAt, item.changesPublishAt)
  const moment = nextScheduledTime(item, now)
  const status = statusOf(item, now)
  const isComing = moment !== undefined && (status === 'scheduled' || status === 'published')
  return (
    <Row as="span" gap="050 100" align="center">
      <StatusChip status={namedStatusOf(item, now)} hasDrafts={item.published !== undefined} />
      {isComing && (
        <Text as="span" size="chart" tone="muted" unbroken>
          {status === 'scheduled' ? 'from' : 'until'} <ShortTime iso={moment} />
        </Text>
      )}
      {item.changesPublishAt !== undefined && (
        <Text as="span" size="chart" tone="muted" unbroken>
          changes scheduled <ShortTime iso={item.changesPublishAt} />
        </Text>
      )}
    </Row>
  )
}

/** A time in the zone of this device, in full on hover. */
export function ShortTime({ iso }: { iso: string }) {
  const dates = useDates()
  return (
    <time dateTime={iso} title={dates.full(iso)}>
      {dates.dateTime(iso)}
    </time>
  )
}
