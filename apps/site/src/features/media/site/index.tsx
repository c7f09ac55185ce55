import type { PropsWithChildren } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { mediaWords } from '#words/index.ts'
import type { Film, VideosData } from './data.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { About } from './about.tsx'
import { filmThings } from './film-things.ts'
import styles from './index.module.css'
import { Player } from './player.tsx'

type Props = PageProps<VideosData>

function View({ lang, data: { films } }: Props) {
  const words = mediaWords[lang]
  // Films of a type that is unknown today are among the videos.
  const videos = films.filter(({ type }) => type !== 'webinar')
  const webinars = films.filter(({ type }) => type === 'webinar')
  return (
    <>
      <PageOpening
        lang={lang}
        name="videos"
        ground="ink"
        title={words.heading}
        lead={<p>{words.lead}</p>}
      >
        {webinars.length > 0 && (
          <Group id="webinars" title={words.webinars}>
            <List as="ol" className={styles.strip}>
              {webinars.map((film, place) => (
                <Entry key={film.id} lang={lang} film={film} place={place} />
              ))}
            </List>
          </Group>
        )}
        {videos.length > 0 && (
          <Group id="films" title={words.videos}>
            <Columns as="ol" widths="1-1-1" from="large" gap="500 400">
              {videos.map((film, place) => (
                <Stack as="li" key={film.id} id={film.id} gap="250" className={styles.film}>
                  <Player lang={lang} film={film} place={place} sizes={third} />
                  <About lang={lang} film={film} />
                </Stack>
              ))}
            </Columns>
          </Group>
        )}
        {films.length === 0 && (
          <EmptyState title={words.noVideos}>
            <p>{words.noVideosAdvice}</p>
            <Row as="p" gap="100 300" align="baseline" above="200">
              <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
            </Row>
          </EmptyState>
        )}
      </PageOpening>
      <NextStep
        {...words.step}
        actions={[
          { label: siteWords[lang].pages['request-demo'], href: pathOf(lang, 'request-demo') },
          { label: words.simulator, href: pathOf(lang, 'simulator') },
        ]}
      />
    </>
  )
}

const third = '(min-width: 1024px) 30vw, 92vw'
const wide = '(min-width: 1024px) 56vw, 92vw'

function Group({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <Stack as="section" gap="300" aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}

interface EntryProps {
  lang: Lang
  film: Film
  place: number
}

/** A webinar has chapters beside its film. */
function Entry({ lang, film, place }: EntryProps) {
  return (
    <Columns
      as="li"
      widths="7-5"
      from="large"
      gap="250 500"
      align="start"
      id={film.id}
      className={styles.film}
    >
      <Player lang={lang} film={film} place={place} sizes={wide} eager={place === 0} />
      <About lang={lang} film={film} />
    </Columns>
  )
}

export const videosPage: SitePage<VideosData> = {
  title: ({ lang }) => siteWords[lang].pages.videos,
  description: ({ lang }) => mediaWords[lang].description,
  ground: 'ink',
  things: ({ data: { films } }, origin, _, image) => filmThings(films, origin, image),
  View,
}
