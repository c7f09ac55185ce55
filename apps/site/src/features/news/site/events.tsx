import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { eventsWords as eventWords } from '#words/index.ts'
import type { EventEntry, EventsData } from './data.ts'
import { EventFacts } from './event-facts.tsx'
import { eventTimes } from './event-times.ts'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './events.module.css'

type Props = PageProps<EventsData>

function View({ lang, data: { upcoming, past } }: Props) {
  const words = eventWords[lang]
  return (
    <PageOpening lang={lang} name="events" title={words.heading} lead={<p>{words.lead}</p>}>
      <section aria-labelledby="upcoming" className={styles.part}>
        <h2 id="upcoming" className={styles.heading}>
          {words.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <Agenda lang={lang} entries={upcoming} />
        ) : (
          <EmptyState title={words.none}>
            <p>{words.noneAdvice}</p>
            <Text above="200">
              <TextLink href={pathOf(lang, 'request-demo')}>
                {siteWords[lang].pages['request-demo']}
              </TextLink>
            </Text>
          </EmptyState>
        )}
      </section>
      {past.length > 0 && (
        <details className={styles.part} open={upcoming.length === 0}>
          <summary>
            <h2 className={styles.heading}>{words.past}</h2>
          </summary>
          <Agenda lang={lang} entries={past} />
        </details>
      )}
    </PageOpening>
  )
}

/** Month by month, each with its rule at the left. */
function Agenda({ lang, entries }: { lang: Lang; entries: readonly EventEntry[] }) {
  const { timeZone } = useCompany()
  const months = Map.groupBy(entries, (entry) => eventTimes(lang, timesOf(entry, timeZone)).month)
  return [...months].map(([month, within]) => (
    <Columns widths="208-rest" from="large" gap="150 400" above="300" key={month}>
      <p className={styles.rule}>{month}</p>
      <List as="ol" lines="apart">
        {within.map((entry) => (
          <Text as="li" together key={entry.id}>
            <Entry lang={lang} entry={entry} />
          </Text>
        ))}
      </List>
    </Columns>
  ))
}

/** An item without date and place stands where it was published. */
const timesOf = ({ event, publishedAt }: EventEntry, timeZone: string) =>
  event ?? { start: publishedAt, end: null, timeZone, place: null, link: null }

function Entry({ lang, entry }: { lang: Lang; entry: EventEntry }) {
  const date = useSiteDate(lang)
  const { title, permalink, summary, event, calendar, publishedAt } = entry
  return (
    <Columns as="article" widths="7-6" from="medium" gap="200 400" className={styles.event}>
      <div>
        <h3>
          <a href={pathOf(lang, permalink)}>{title}</a>
        </h3>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      {event && calendar ? (
        <EventFacts lang={lang} event={event} calendar={calendar} title={title} />
      ) : (
        <Text size="small" tone="muted">
          <time dateTime={publishedAt}>
            {fill(lang, eventWords[lang].publishedOn, { date: date(publishedAt) })}
          </time>
        </Text>
      )}
    </Columns>
  )
}

export const eventsPage: SitePage<EventsData> = {
  title: ({ lang }) => siteWords[lang].pages.events,
  description: ({ lang }) => eventWords[lang].description,
  ground: 'paper',
  View,
}
