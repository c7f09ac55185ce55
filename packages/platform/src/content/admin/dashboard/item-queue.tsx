import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import { counted, QueueEntry } from '#src/admin/queue.tsx'
import { formatNumber } from '#src/i18n/format.ts'
import { cacheKeys } from '../store/content-state.ts'
import { useContent } from '../store/content-store.ts'
import { useCounts, useItems } from '../store/use-items.ts'
import { WaitingElsewhere } from '../drafts/draft-notices.tsx'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { besideSource } from '../languages/language-marks.tsx'
import type { ContentSearch } from '../list/list-search.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** On the dashboard: what of a type is not finished, or will change by itself. */
export function WaitingItems<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type } = props
  return (
    <>
      <WaitingElsewhere {...props} />
      <Scheduled {...props} />
      <Outdated {...props} />
      <Changed {...props} />
      {hasDrafts(type) && <Drafts {...props} />}
      <LeavingTrash {...props} />
    </>
  )
}

const listOf = <Row extends ContentRow, Item extends Row>(
  { name }: ContentType<Row, Item>,
  search: ContentSearch,
) => ({ to: `/${name}` as const, search })

function Drafts<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const filter = { state: 'draft' } as const
  const { draft: count = 0 } = useCounts(type).data ?? {}
  if (count === 0) return null
  return (
    <QueueEntry
      title={`${type.title}: ${counted(count, 'draft', 'drafts')}`}
      link={listOf(type, filter)}
      action="View"
    />
  )
}

function Changed<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const { changed: count = 0 } = useCounts(type).data ?? {}
  if (count === 0) return null
  return (
    <QueueEntry
      title={`${type.title}: ${counted(count, `${type.singular} has`, `${type.plural} have`)} unpublished changes`}
      link={listOf(type, { state: 'changed' })}
      action="View"
    />
  )
}

function Outdated<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const filter = { behind: 'any' } as const
  const { rows, total } = useItems(useContent(type), filter, 1)
  const [first] = rows
  if (!first) return null
  return (
    <QueueEntry
      title={`${type.title}: ${counted(total, 'translation is', 'translations are')} outdated`}
      detail={
        <>
          Compare <span lang={first.language}>“{first.title}”</span> (
          {englishNameOf[first.language]}) with its source.
          {total > 1 && (
            <>
              {' '}
              <Link {...listOf(type, filter)}>List all {formatNumber('en', total)}</Link>
            </>
          )}
        </>
      }
      link={{ to: `/${type.name}/$id`, params: { id: first.id }, search: besideSource(first) }}
      action="Compare"
    />
  )
}

const dayMs = 24 * 60 * 60_000
/** What comes later than this needs nobody today. */
const soonMs = 7 * dayMs

function Scheduled<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { scheduled = 0 } = useCounts(props.type).data ?? {}
  return scheduled > 0 && <NextScheduled {...props} />
}

/** What nobody can bring back any more in a few days. */
function LeavingTrash<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const client = useClient()
  const [purgedBefore] = useState(() => new Date(Date.now() + soonMs).toISOString())
  const { data: count = 0 } = useQuery({
    queryKey: [...cacheKeys(type.name).trash, 'leaving'],
    queryFn: async () => {
      const query = { purgedBefore, limit: 1 }
      return (await client.list(type.api.trash, { query })).total
    },
  })
  if (count === 0) return null
  return (
    <QueueEntry
      title={`${type.title}: ${counted(count, 'item', 'items')} in the trash will be deleted permanently within 7 days`}
      detail="You can restore items from the trash until they are deleted permanently."
      link={{ to: `/${type.name}/trash` }}
      action="View"
    />
  )
}

/** The next that the clock does to an item. */
function nextEvent(item: ContentRow, now: number) {
  const { publishAt, hideAt, changesPublishAt } = item
  const outcome = item.published === undefined ? 'shown' : 'published'
  const events = [
    { time: publishAt, what: (title: string) => `${title} will be ${outcome}` },
    {
      time: changesPublishAt,
      what: (title: string) => `the changes to ${title} will be published`,
    },
    { time: hideAt, what: (title: string) => `${title} will be hidden` },
  ]
  return events
    .map(({ time, what }) => ({ at: Date.parse(time ?? ''), what }))
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at - b.at)[0]
}

/** The next of what the clock will publish or hide; the list begins with it. */
function NextScheduled<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const dates = useDates()
  const { rows, total } = useItems(useContent(type), { state: 'scheduled' }, 1)
  const [now] = useState(Date.now)
  const [next] = rows
  if (!next) return null
  const event = nextEvent(next, now)
  if (!event || event.at > now + soonMs) return null
  return (
    <QueueEntry
      title={`${type.title}: ${event.what(`“${next.title}”`)} on ${dates.dateTime(new Date(event.at).toISOString())}`}
      detail={total > 1 && `${counted(total - 1, 'more is', 'more are')} scheduled.`}
      link={listOf(type, { state: 'scheduled' })}
      action="View"
    />
  )
}
