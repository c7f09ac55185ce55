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
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { About } from './about.tsx'
import { filmThings } from './film-things.ts'
import styles from './index.module.css'
import { Player } from './player.tsx'
import { stillSizes } from './still.tsx'

type Props = PageProps<VideosData>

function View({ lang, data: { films } }: Props) {
  const words = mediaWords[lang]
  const [first, ...others] = films
  return (
    <>
      <PageOpening
        lang={lang}
        name="videos"
        ground="ink"
        title={words.heading}
        lead={<p>{words.lead}</p>}
        stacked
      >
        {first ? (
          <Columns
            as="article"
            id={first.id}
            widths="2-1"
            from="large"
            gap="250 400"
            above="500"
            align="start"
            className={styles.film}
          >
            <Player lang={lang} film={first} place={0} sizes={stillSizes.first} eager />
            <About lang={lang} film={first} />
          </Columns>
        ) : (
          <Text as="div" above="500">
            <EmptyState title={words.noVideos}>
              <p>{words.noVideosAdvice}</p>
              <Row as="p" gap="100 300" align="baseline" above="200">
                <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
              </Row>
            </EmptyState>
          </Text>
        )}
        {others.length > 0 && <Others lang={lang} films={others} />}
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

/** Below the first, smaller. */
function Others({ lang, films }: { lang: Lang; films: readonly Film[] }) {
  return (
    <Stack as="section" gap="300" above="600" aria-labelledby="films" className={styles.group}>
      <Text as="h2" size="title" id="films">
        {mediaWords[lang].videos}
      </Text>
      <Columns as="ol" widths="1-1-1" from="medium" gap="500 400">
        {films.map((film, place) => (
          <Stack as="li" key={film.id} id={film.id} gap="200" className={styles.film}>
            <Player lang={lang} film={film} place={place + 1} sizes={stillSizes.third} />
            <About lang={lang} film={film} below />
          </Stack>
        ))}
      </Columns>
    </Stack>
  )
}

export const videosPage: SitePage<VideosData> = {
  title: ({ lang }) => mediaWords[lang].heading,
  description: ({ lang }) => mediaWords[lang].description,
  ground: 'ink',
  things: ({ data: { films } }, origin, _, image) => filmThings(films, origin, image),
  View,
}
