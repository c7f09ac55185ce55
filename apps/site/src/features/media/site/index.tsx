import { formatBytes } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { mediaWords } from '#words/index.ts'
import type { Film, VideosData } from './data.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './index.module.css'
import { Player } from './player.tsx'

type Props = PageProps<VideosData>

function View({ lang, data: { films } }: Props) {
  const words = mediaWords[lang]
  // Films of a type that is unknown today are among the videos.
  const videos = films.filter(({ type }) => type !== 'webinar')
  const webinars = films.filter(({ type }) => type === 'webinar')
  return (
    <PageOpening
      lang={lang}
      name="videos"
      ground="ink"
      title={words.heading}
      lead={<p>{words.lead}</p>}
    >
      <Stack as="section" gap="300" aria-labelledby="films" className={styles.group}>
        <h2 id="films">{words.videos}</h2>
        {videos.length > 0 ? (
          <Strip lang={lang} films={videos} />
        ) : (
          <EmptyState title={words.noVideos}>
            <p>{words.noVideosAdvice}</p>
            <Row as="p" gap="100 300" align="baseline" above="200">
              <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
            </Row>
          </EmptyState>
        )}
      </Stack>
      <Stack as="section" gap="300" aria-labelledby="webinars" className={styles.group}>
        <h2 id="webinars">{words.webinars}</h2>
        {webinars.length > 0 ? (
          <Strip lang={lang} films={webinars} />
        ) : (
          <p className={styles.none}>
            <Text as="b" tone="text" weight="medium">
              {words.noWebinars}
            </Text>{' '}
            {words.noWebinarsAdvice}{' '}
            <TextLink href={pathOf(lang, 'events')}>{words.eventsLink}</TextLink>
          </p>
        )}
      </Stack>
    </PageOpening>
  )
}

function Strip({ lang, films }: { lang: Lang; films: readonly Film[] }) {
  return (
    <List as="ol" className={styles.strip}>
      {films.map((film, place) => (
        <Columns
          as="li"
          widths="7-5"
          from="large"
          gap="250 500"
          align="start"
          key={film.id}
          id={film.id}
          className={styles.film}
        >
          <Player lang={lang} film={film} place={place} />
          <About lang={lang} film={film} />
        </Columns>
      ))}
    </List>
  )
}

function About({ lang, film: { title, description, source } }: { lang: Lang; film: Film }) {
  const date = useSiteDate(lang)
  const words = mediaWords[lang]
  return (
    <div>
      <h3>{title}</h3>
      {description && (
        <>
          <Text size="small" tone="muted" above="150">
            {words.transcript}
          </Text>
          <div className={styles.description}>
            {description.split(/\n+/).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </>
      )}
      {source.kind === 'own' && (
        <Row as="p" gap="100 300" align="baseline" above="200">
          <TextLink href={source.url} download>
            {`${words.download} (${fill(lang, words.fileAs, {
              format: source.format,
              size: formatBytes(lang, source.size),
            })})`}
          </TextLink>{' '}
          <Text as="time" size="small" tone="muted" dateTime={source.addedAt}>
            {fill(lang, words.since, { date: date(source.addedAt) })}
          </Text>
        </Row>
      )}
    </div>
  )
}

export const videosPage: SitePage<VideosData> = {
  title: ({ lang }) => siteWords[lang].pages.videos,
  description: ({ lang }) => mediaWords[lang].description,
  ground: 'ink',
  // Search engines demand a date, which is known of the library's own films.
  things: ({ data: { films } }, origin, _, image) =>
    films.flatMap(({ title, description, source }) =>
      source.kind === 'own'
        ? {
            '@type': 'VideoObject',
            name: title,
            ...(description && { description }),
            thumbnailUrl: image,
            uploadDate: source.addedAt,
            contentUrl: origin + source.url,
            encodingFormat: source.mimeType,
            contentSize: String(source.size),
          }
        : [],
    ),
  View,
}
