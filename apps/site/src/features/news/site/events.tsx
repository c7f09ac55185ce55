import type { ComponentType } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { eventsWords as eventWords } from '#words/index.ts'
import type { EventsData } from './data.ts'
import { EventRow, NextEvent } from './event-entry.tsx'
import { eventThings } from './event-things.ts'

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
    const { timeZone } = useCompany()
    const [next, ...others] = upcoming
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
                <TextLink href={pathOf(lang, 'newsletter')}>
                  {siteWords[lang].newsletter.title}
                </TextLink>
              </Row>
            </>
          }
          beside={
            <Stack as="section" gap="150" aria-labelledby="upcoming">
              <Text as="h2" size="compact" weight="strong" id="upcoming">
                {words.upcoming}
              </Text>
              {next ? (
                <NextEvent lang={lang} entry={next} timeZone={timeZone} />
              ) : (
                <EmptyState title={words.none}>
                  <p>{words.noneAdvice}</p>
                </EmptyState>
              )}
            </Stack>
          }
        />
        {others.length > 0 && (
          <Section id="later" title={words.later}>
            <List as="ol" lines="apart">
              {others.map((entry) => (
                <EventRow key={entry.id} lang={lang} entry={entry} timeZone={timeZone} />
              ))}
            </List>
          </Section>
        )}
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
        {past.length > 0 && (
          <Section id="past" title={words.past}>
            <List as="ol" lines="apart">
              {past.map((entry) => (
                <EventRow key={entry.id} lang={lang} entry={entry} timeZone={timeZone} />
              ))}
            </List>
          </Section>
        )}
      </>
    )
  },
})
