import { sql, type RawBuilder } from 'kysely'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Preview } from '#src/site/server/preview.ts'
import type { Status } from '#src/content/status.ts'
import type { ContentName, ContentType, Schedule } from '../content-type.ts'

/** What visitors see depends on the time; in a preview they also see one item that is not public. */
export interface Viewing {
  /** ISO time, UTC. */
  now: string
  preview?: Preview | undefined
}

/** A visitor's view of a call or page that is answered now. */
export const viewingOf = ({ clock }: { clock: Clock }, preview?: Preview): Viewing => ({
  now: timestamp(clock),
  preview,
})

type Type = Pick<ContentType<ContentName>, 'name' | 'visibleWhen'>

type Flags = Partial<Record<'active' | 'published', unknown>>

/** Whether nothing but its schedule keeps visitors from the item. */
export const isOn = ({ visibleWhen }: Pick<Type, 'visibleWhen'>, row: Flags) =>
  visibleWhen.every((flag) => row[flag] === true)

/** Whether visitors see the item now, or will without another write. */
export const isEverVisible = (
  type: Pick<Type, 'visibleWhen'>,
  row: Flags & Schedule,
  now: string,
): boolean => isOn(type, row) && (row.hide_at === null || row.hide_at > now)

/** Whether visitors see the item at a time. */
export const isVisibleAt = (
  type: Pick<Type, 'visibleWhen'>,
  row: Flags & Schedule,
  now: string,
): boolean => isEverVisible(type, row, now) && (row.publish_at === null || row.publish_at <= now)

/** Whether the clock alone will show or hide the item. */
export const hasScheduledTime = ({ publish_at, hide_at }: Schedule, now: string): boolean =>
  (publish_at !== null && publish_at > now) || (hide_at !== null && hide_at > now)

/** The condition that an item is public. */
export function whereVisible(type: Type, { now, preview }: Viewing): RawBuilder<boolean> {
  const visible = sql<boolean>`(${flagsOf(type)} and (publish_at is null or publish_at <= ${now})
    and (hide_at is null or hide_at > ${now}))`
  return preview?.type === type.name ? sql<boolean>`(${visible} or id = ${preview.id})` : visible
}

/**
 * The conditions of the states by which the management lists are filtered. An item that is public and
 * will be hidden is among both the published and the scheduled.
 */
export function whereState(type: Type, state: Status, now: string): RawBuilder<boolean> {
  const hasDrafts = type.visibleWhen.includes('published')
  switch (state) {
    case 'draft':
      return hasDrafts ? sql<boolean>`published = ${false}` : sql<boolean>`1 = 0`
    case 'published':
      return whereVisible(type, { now })
    case 'changed':
      return sql<boolean>`has_changes = true and ${whereVisible(type, { now })}`
    case 'scheduled':
      return sql<boolean>`${flagsOf(type)}
        and (publish_at > ${now} or hide_at > ${now} or changes_publish_at > ${now})`
    case 'hidden': {
      const published = hasDrafts ? sql`published = ${true} and ` : sql``
      const ids = sql`select id from ${sql.table(type.name)} where ${published}`
      // Each part walks an index of its own: few items are hidden among many that are not.
      return sql<boolean>`id in (${ids}active = ${false} union all ${ids}hide_at <= ${now})`
    }
  }
}

/** The same for a query that reads every row anyway. */
export const isInState = (type: Type, state: Status, now: string): RawBuilder<boolean> =>
  state === 'hidden'
    ? sql<boolean>`${type.visibleWhen.includes('published') ? sql`published = ${true} and ` : sql``}(active = ${false} or hide_at <= ${now})`
    : whereState(type, state, now)

/** When the clock shows, hides or changes a scheduled item next. */
export const nextScheduledTime = (now: string): RawBuilder<string> =>
  sql<string>`case when publish_at > ${now} then publish_at
    when changes_publish_at > ${now}
      and (hide_at is null or hide_at <= ${now} or changes_publish_at < hide_at)
      then changes_publish_at
    else hide_at end`

const isSet = { active: sql`active = ${true}`, published: sql`published = ${true}` }

const flagsOf = ({ visibleWhen }: Pick<Type, 'visibleWhen'>): RawBuilder<boolean> =>
  sql.join(
    visibleWhen.map((flag) => isSet[flag]),
    sql` and `,
  )
