import type { Visibility } from '#src/content/status.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { ShortTime } from '../status/item-status.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  item: Item
  status: Visibility
  now: number
}

/** Says when visitors see the item, and what its URL shows before and after. */
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
      until <ShortTime iso={hideAt} />
    </>
  )
  switch (status) {
    case 'scheduled':
      return (
        <p>
          Public from {publishAt && <ShortTime iso={publishAt} />}
          {until}.{' '}
          {address ? `Until then ${address} shows “not found”.` : 'Until then no page shows it.'}
        </p>
      )
    case 'published':
      return (
        <p>
          Public now{until}.{' '}
          {item.publishedAt && (
            <>
              The {type.singular} is dated <ShortTime iso={item.publishedAt} />.{' '}
            </>
          )}
          {until && address && `After that ${address} shows “not found”.`}
        </p>
      )
    case 'hidden':
      return hideAt !== undefined && Date.parse(hideAt) <= now ? (
        <p>
          Hidden automatically on <ShortTime iso={hideAt} />.
        </p>
      ) : (
        <p>Hidden. Set a time to show the {type.singular} automatically.</p>
      )
    case 'draft':
      if (publishAt !== undefined && Date.parse(publishAt) > now)
        return (
          <p>
            Draft. Choose “Schedule” to publish the {type.singular} on <ShortTime iso={publishAt} />
            .
          </p>
        )
      return dated ? (
        <p>
          Draft. Once published, the {type.singular} is dated <ShortTime iso={dated} />.
        </p>
      ) : (
        <p>
          Draft. Set a future publish time to schedule the {type.singular}; a past time becomes its
          date.
        </p>
      )
  }
}
