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
      <section aria-labelledby="films" className={styles.group}>
        <h2 id="films">{words.videos}</h2>
        {videos.length > 0 ? (
          <Strip lang={lang} films={videos} />
        ) : (
          <EmptyState title={words.noVideos}>
            <p>{words.noVideosAdvice}</p>
            <p className={styles.way}>
              <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
            </p>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="webinars" className={styles.group}>
        <h2 id="webinars">{words.webinars}</h2>
        {webinars.length > 0 ? (
          <Strip lang={lang} films={webinars} />
        ) : (
          <p className={styles.none}>
            <b>{words.noWebinars}</b> {words.noWebinarsAdvice}{' '}
            <TextLink href={pathOf(lang, 'events')}>{words.eventsLink}</TextLink>
          </p>
        )}
      </section>
    </PageOpening>
  )
}

function Strip({ lang, films }: { lang: Lang; films: readonly Film[] }) {
  return (
    <ol className={styles.strip}>
      {films.map((film, place) => (
        <li key={film.id} id={film.id} className={styles.film}>
          <Player lang={lang} film={film} place={place} />
          <About lang={lang} film={film} />
        </li>
      ))}
    </ol>
  )
}

function About({ lang, film: { title, description, source } }: { lang: Lang; film: Film }) {
  const date = useSiteDate(lang)
  const words = mediaWords[lang]
  return (
    <div className={styles.about}>
      <h3>{title}</h3>
      {description && (
        <>
          <p className={styles.label}>{words.transcript}</p>
          <div className={styles.description}>
            {description.split(/\n+/).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </>
      )}
      {source.kind === 'own' && (
        <p className={styles.way}>
          <TextLink href={source.url} download>
            {`${words.download} (${fill(lang, words.fileAs, {
              format: source.format,
              size: formatBytes(lang, source.size),
            })})`}
          </TextLink>{' '}
          <time className={styles.since} dateTime={source.addedAt}>
            {fill(lang, words.since, { date: date(source.addedAt) })}
          </time>
        </p>
      )}
    </div>
  )
}

export const videosPage: SitePage<VideosData> = {
  title: ({ lang }) => siteWords[lang].pages.videos,
  description: ({ lang }) => mediaWords[lang].description,
  ground: 'ink',
  things: ({ data: { films } }, origin) =>
    films.map(({ title, description, source }) => ({
      '@type': 'VideoObject',
      name: title,
      ...(description && { description }),
      ...(source.kind === 'own'
        ? {
            uploadDate: source.addedAt,
            contentUrl: origin + source.url,
            encodingFormat: source.mimeType,
            contentSize: String(source.size),
          }
        : { url: source.url }),
    })),
  View,
}
