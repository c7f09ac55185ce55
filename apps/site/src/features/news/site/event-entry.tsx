import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { eventsWords as eventWords } from '#words/index.ts'
import type { EventEntry } from './data.ts'
import { EventFacts } from './event-facts.tsx'
import { eventTimes } from './event-times.ts'
import styles from './events.module.css'

interface EntryProps {
  lang: Lang
  entry: EventEntry
  /** Of the company: an item without date and place is dated by its publication. */
  timeZone: string
}

export function EventRow({ lang, entry, timeZone }: EntryProps) {
  return (
    <Text as="li" together>
      <Columns as="article" widths="5-6" from="medium" gap="200 400">
        <Row gap="200 300" align="start" unbroken>
          <DateBlock lang={lang} entry={entry} timeZone={timeZone} />
          <div>
            <Text as="h3" size="title">
              <a href={pathOf(lang, entry.permalink)}>{entry.title}</a>
            </Text>
            {entry.summary && (
              <Text size="compact" tone="muted" above="100">
                {entry.summary}
              </Text>
            )}
          </div>
        </Row>
        <When lang={lang} entry={entry} />
      </Columns>
    </Text>
  )
}

/** A leaf of a calendar; the facts beside it say the same in full. */
function DateBlock({ lang, entry: { event, publishedAt }, timeZone }: EntryProps) {
  const { dayOfMonth, month } = eventTimes(
    lang,
    event ?? { start: publishedAt, end: null, timeZone, place: null, link: null },
  )
  return (
    <p className={styles.date} aria-hidden="true">
      <b>{dayOfMonth}</b>
      {month}
    </p>
  )
}

function When({ lang, entry }: Omit<EntryProps, 'timeZone'>) {
  const date = useSiteDate(lang)
  const { event, calendar, title, publishedAt } = entry
  if (event) return <EventFacts lang={lang} event={event} calendar={calendar} title={title} />
  return (
    <Text size="small" tone="muted">
      <time dateTime={publishedAt}>
        {fill(lang, eventWords[lang].publishedOn, { date: date(publishedAt) })}
      </time>
    </Text>
  )
}
