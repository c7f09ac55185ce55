import { sql } from 'kysely'
import { listTopic } from '@repo/platform/content/server/translations/topics.ts'
import { viewingOf, type Viewing } from '@repo/platform/content/server/lists/visibility.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import { endOf } from '../event.ts'
import type { EventEntry, EventsData } from '../site/data.ts'
import { calendarOf } from './calendar-file.ts'
import { categoriesOf } from '../filed-under.ts'
import { isFiledUnder, whereVisibleNews } from './lists.ts'
import { eventIn } from './stored-fields.ts'
import { summaryColumns, type NewsSummaryRow } from './table.ts'
import { summaryOf } from './teasers.ts'

const maxPast = 50

/** The visible items of a language that announce an event, or are filed under events. */
const listEvents = (store: Store, viewing: Viewing, language: Lang): Promise<NewsSummaryRow[]> =>
  store.db
    .selectFrom('news')
    .select(summaryColumns)
    .where('language', '=', language)
    .where(whereVisibleNews(viewing))
    .where((eb) =>
      eb.or([
        sql<boolean>`news.event is not null`,
        isFiledUnder(store, categoriesOf('events', language)),
      ]),
    )
    .orderBy('published_at', 'desc')
    .limit(500)
    .execute()

/** Upcoming events, the next first, and past ones, the last first; until when that is so. */
export async function loadEvents({
  platform,
  lang,
  preview,
}: Pick<LoadContext, 'platform' | 'lang' | 'preview'>) {
  const viewing = viewingOf(platform, preview)
  const { now } = viewing
  const entries = (await listEvents(platform.store, viewing, lang)).map((row) => entryOf(row, now))
  const isUpcoming = ({ calendar }: EventEntry) => calendar !== undefined
  const dateOf = ({ event, publishedAt }: EventEntry) => event?.start ?? publishedAt
  const byDate = (a: EventEntry, b: EventEntry) => dateOf(a).localeCompare(dateOf(b))
  const upcoming = entries.filter(isUpcoming).toSorted(byDate)
  const past = entries.filter((entry) => !isUpcoming(entry)).toSorted((a, b) => byDate(b, a))
  const data: EventsData = { upcoming, past: past.slice(0, maxPast) }
  const [until] = upcoming.flatMap(({ event }) => (event ? endOf(event) : [])).toSorted()
  return { data, ...(until && { until: Date.parse(until) }) }
}

export const eventTopics = (lang: Lang) => [listTopic('news', lang)]

function entryOf(row: NewsSummaryRow, now: string): EventEntry {
  const event = eventIn(row.event)
  return { ...summaryOf(row), ...(event && { event, ...calendarOf(row.permalink, event, now) }) }
}
