import type { ComponentType } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { demoRequestsWords as demoWords, eventsWords as eventWords } from '#words/index.ts'
import type { EventEntry, EventsData } from './data.ts'
import { EventRow } from './event-entry.tsx'
import { eventThings } from './event-things.ts'
import styles from './events.module.css'

/** With the films of the site: `Films` draws them, since a feature imports no other. */
interface EventsPageData<Film> extends EventsData {
  films: readonly Film[]
}

interface FilmsProps<Film> {
  lang: Lang
  films: readonly Film[]
}

type Props<Film> = PageProps<EventsPageData<Film>>

export const eventsPageWith = <Film,>(
  Films: ComponentType<FilmsProps<Film>>,
): SitePage<EventsPageData<Film>> => ({
  title: ({ lang }) => siteWords[lang].pages.events,
  description: ({ lang }) => eventWords[lang].description,
  ground: 'paper',
  things: ({ lang, data: { upcoming } }, origin) => eventThings(lang, origin, upcoming),
  View: function View({ lang, data: { upcoming, past, films } }: Props<Film>) {
    const words = eventWords[lang]
    const { expect, expectations } = demoWords[lang].page
    return (
      <>
        <PageOpening
          lang={lang}
          name="events"
          title={words.heading}
          lead={
            <>
              <p>{words.lead}</p>
              <Row as="p" gap="200 300" align="center">
                <ButtonLink href={pathOf(lang, 'request-demo')}>{words.suggest}</ButtonLink>
                {upcoming.length > 0 && (
                  <TextLink href={`${pathOf(lang, 'events')}#upcoming`}>{words.upcoming}</TextLink>
                )}
              </Row>
            </>
          }
          beside={
            <div className={styles.covers}>
              <Text as="h2" size="title">
                {expect}
              </Text>
              <List numbered above="100">
                {expectations.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </List>
            </div>
          }
        />
        {films.length > 0 && (
          <Section
            id="films"
            title={words.films.title}
            ground="ink"
            lead={
              <p>
                {words.films.lead}{' '}
                <TextLink href={pathOf(lang, 'videos')}>{siteWords[lang].pages.videos}</TextLink>
              </p>
            }
          >
            <Films lang={lang} films={films} />
          </Section>
        )}
        {upcoming.length > 0 ? (
          <Section id="upcoming" title={words.upcoming}>
            <EventList lang={lang} entries={upcoming} />
          </Section>
        ) : (
          <NoEvents lang={lang} />
        )}
        {past.length > 0 && (
          <Section id="past" title={words.past} ground="paper-2">
            <EventList lang={lang} entries={past} />
          </Section>
        )}
      </>
    )
  },
})

function NoEvents({ lang }: { lang: Lang }) {
  const { upcoming, none, until, suggest } = eventWords[lang]
  return (
    <Section
      id="upcoming"
      title={upcoming}
      lead={
        <>
          <Text tone="text" weight="strong">
            {none}
          </Text>
          <p>{until}</p>
          <p>
            <TextLink href={pathOf(lang, 'request-demo')}>{suggest}</TextLink>
          </p>
        </>
      }
    />
  )
}

function EventList({ lang, entries }: { lang: Lang; entries: readonly EventEntry[] }) {
  const { timeZone } = useCompany()
  return (
    <List as="ol" lines="apart">
      {entries.map((entry) => (
        <EventRow key={entry.id} lang={lang} entry={entry} timeZone={timeZone} />
      ))}
    </List>
  )
}
