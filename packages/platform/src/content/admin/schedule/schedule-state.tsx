import type { Visibility } from '#src/content/status.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { Moment } from '../status/item-status.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  status: Visibility
  now: number
}

/** One sentence: when visitors see it, and where they find it until then. */
export function ScheduleState<Row extends ContentRow, Item extends Row>({
  type,
  item,
  status,
  now,
}: Props<Row, Item>) {
  const { publishAt, hideAt } = item
  const dated =
    hasDrafts(type) && publishAt !== undefined && Date.parse(publishAt) <= now && publishAt
  const address = type.addressOf?.(item)
  const until = hideAt !== undefined && Date.parse(hideAt) > now && (
    <>
      {' '}
      until <Moment iso={hideAt} />
    </>
  )
  switch (status) {
    case 'scheduled':
      return (
        <p>
          Visitors see it from {publishAt && <Moment iso={publishAt} />}
          {until}. {address ? `Before, ${address} answers “not found”.` : 'Before, no page has it.'}
        </p>
      )
    case 'published':
      return (
        <p>
          Visitors see it now
          {until || ', without an end'}.{' '}
          {item.publishedAt && (
            <>
              The {type.singular} carries the date <Moment iso={item.publishedAt} />.{' '}
            </>
          )}
          {until && address && `Then ${address} answers “not found”.`}
        </p>
      )
    case 'hidden':
      return hideAt !== undefined && Date.parse(hideAt) <= now ? (
        <p>
          Hidden on schedule, on <Moment iso={hideAt} />.
        </p>
      ) : (
        <p>Hidden. With a time to publish, it can be shown on schedule.</p>
      )
    case 'draft':
      if (publishAt !== undefined && Date.parse(publishAt) > now)
        return (
          <p>
            A draft. Choose “Schedule” to publish it on <Moment iso={publishAt} />.
          </p>
        )
      return dated ? (
        <p>
          A draft. Once published, it carries the date <Moment iso={dated} />.
        </p>
      ) : (
        <p>A draft. A future publish time schedules it; a past time becomes its date.</p>
      )
  }
}
