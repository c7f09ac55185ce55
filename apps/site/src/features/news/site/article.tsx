import { excerpt } from '@repo/platform/content/excerpt.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNotesOfArticle } from '@repo/platform/site/sections/claim-note.tsx'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { organizationId } from '@repo/platform/site/document/structured-data.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Breadcrumb } from '@repo/platform/ui/breadcrumb.tsx'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { ResponsiveImage } from '@repo/platform/ui/responsive-image.tsx'
import { Content, Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsWords } from '#words/index.ts'
import { newsHref } from './address.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import headerStyles from './article-header.module.css'
import styles from './article.module.css'
import contentsStyles from './contents.module.css'
import type { Article, ArticleData, Heading } from './data.ts'
import { EventFacts } from './event-facts.tsx'
import { Figure } from './picture/figure.tsx'
import { TeaserRow } from './teaser.tsx'
import { Share } from './article-share.tsx'

const headingsWorthContents = 4

function View({ lang, data }: PageProps<ArticleData>) {
  const { item, headings, related, url } = data
  const words = newsWords[lang]
  const isLong = headings.length >= headingsWorthContents
  return (
    <>
      <article className={styles.article}>
        <Content>
          <ArticleHeader lang={lang} data={data} />
          <ArticleImage lang={lang} item={item} />
          <Columns widths="264-rest" from="large" gap="500 600">
            {isLong && <Contents lang={lang} headings={headings} />}
            <div className={styles.text}>
              <Prose html={item.content} />
              <ClaimNotesOfArticle lang={lang} claims={item.claims} />
              <Share title={item.title} url={url} words={words} />
            </div>
          </Columns>
        </Content>
      </article>
      <Section ground="paper-2" title={related.length > 0 ? words.related : undefined}>
        {related.length > 0 && (
          <List as="div" className={styles.related}>
            {related.map((teaser) => (
              <TeaserRow key={teaser.id} lang={lang} item={teaser} level={3} />
            ))}
          </List>
        )}
        <TextLink href={newsHref(lang)}>{words.allArticles}</TextLink>
      </Section>
    </>
  )
}

const shortest = 50
const longest = 160

/** The title describes an article of a few words. */
function description({ data }: PageProps<ArticleData>): string {
  const { title, summary, description: own } = data.item
  if (own) return own
  const text = summary.length < shortest ? `${title}. ${summary}`.trim() : summary
  return excerpt(text, { least: shortest, most: longest })
}

export const articlePage: SitePage<ArticleData> = {
  title: ({ data }) => data.item.title,
  searchTitle: ({ data }) => data.item.searchTitle,
  description,
  ground: 'paper',
  article: ({ data }) => ({ publishedAt: data.item.publishedAt, updatedAt: data.item.updatedAt }),
  image: ({ data }) => data.item.picture?.social,
  things: ({ lang, data: { item, url } }, origin) => [
    {
      '@type': 'NewsArticle',
      headline: item.title,
      url,
      inLanguage: localeOf[lang],
      datePublished: item.publishedAt,
      dateModified: item.updatedAt,
      author: item.author
        ? { '@type': 'Person', name: item.author }
        : { '@id': organizationId(origin) },
      publisher: { '@id': organizationId(origin) },
      ...(item.picture?.social && { image: origin + item.picture.social.url }),
    },
  ],
  View,
}

function ArticleHeader({ lang, data }: { lang: Lang; data: ArticleData }) {
  const { item } = data
  const { pages, words: frame } = siteWords[lang]
  const path = [
    { text: pages.home, href: pathOf(lang) },
    { text: pages.news, href: newsHref(lang) },
  ]
  return (
    <Stack as="header" gap="400" className={headerStyles.head}>
      <Stack>
        <Breadcrumb label={frame.youAreHere} items={path} />
        <h1 className={headerStyles.title}>{item.title}</h1>
        <Facts lang={lang} data={data} />
        {item.event && (
          <div className={headerStyles.event}>
            <EventFacts lang={lang} {...item.event} />
          </div>
        )}
      </Stack>
    </Stack>
  )
}

/** Shows the article's image with its caption, or else a drawing of its topic. */
function ArticleImage({ lang, item }: { lang: Lang; item: Article }) {
  if (!item.image)
    return (
      <div className={styles.image}>
        <Figure lang={lang} item={item} />
      </div>
    )
  return (
    <div className={styles.image}>
      <ResponsiveImage
        image={item.image}
        sizes="(min-width: 1296px) 1200px, calc(100vw - 40px)"
        alt={item.picture?.alt ?? ''}
        eager
      />
    </div>
  )
}

function Facts({ lang, data }: { lang: Lang; data: ArticleData }) {
  const date = useSiteDate(lang)
  const { item, readingMinutes, updatedShown } = data
  const words = newsWords[lang]
  return (
    <Row as="ul" gap="050 250" above="300" className={headerStyles.facts}>
      <li>
        <time dateTime={item.publishedAt}>{date(item.publishedAt)}</time>
        {updatedShown && (
          <>
            {', '}
            <time dateTime={item.updatedAt}>
              {fill(lang, words.updatedOn, { date: date(item.updatedAt) })}
            </time>
          </>
        )}
      </li>
      {item.author && <li>{fill(lang, words.byAuthor, { author: item.author })}</li>}
      <li>{fill(lang, words.readingTime, { minutes: readingMinutes })}</li>
      {item.categories.map((category) => (
        <li key={category}>
          <a href={newsHref(lang, { category })}>{category}</a>
        </li>
      ))}
    </Row>
  )
}

interface ContentsProps {
  lang: Lang
  headings: readonly Heading[]
}

/** The table of contents is sticky beside the text on wide screens. */
function Contents({ lang, headings }: ContentsProps) {
  const title = siteWords[lang].words.onThisPage
  return (
    <nav aria-label={title} className={contentsStyles.contents} data-screen-only>
      <Text size="small" weight="strong" aria-hidden="true">
        {title}
      </Text>
      <ol className={contentsStyles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
