import type { PageProps, SitePage } from '#src/site/page.ts'
import { Prose } from '#src/ui/prose.tsx'
import { Content, Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { newsWords } from '../messages/words.ts'
import { newsHref } from './address.ts'
import { ArticleHeader } from './article-header.tsx'
import styles from './article.module.css'
import { Contents } from './contents.tsx'
import type { ArticleData } from './data.ts'
import { Share } from './share.tsx'
import { TeaserRow } from './teaser.tsx'

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
          <div className={styles.columns}>
            {isLong && <Contents lang={lang} headings={headings} />}
            <div className={styles.text}>
              <Prose html={item.content} />
              <Share title={item.title} url={url} words={words} />
            </div>
          </div>
        </Content>
      </article>
      <Section ground="paper-2" title={related.length > 0 ? words.related : undefined}>
        {related.length > 0 && (
          <div className={styles.related}>
            {related.map((teaser) => (
              <TeaserRow key={teaser.id} lang={lang} item={teaser} level={3} />
            ))}
          </div>
        )}
        <TextLink href={newsHref(lang)}>{words.allArticles}</TextLink>
      </Section>
    </>
  )
}

const shortest = 50
const longest = 160

/** Cut at a word; an article of a few words is introduced by its title. */
function description({ data }: PageProps<ArticleData>): string {
  const { title, summary } = data.item
  const text = summary.length < shortest ? `${title}. ${summary}`.trim() : summary
  if (text.length <= longest) return text
  return `${text.slice(0, longest - 1).replace(/[\s,;:–-]+\S*$/u, '')}…`
}

export const articlePage: SitePage<ArticleData> = {
  title: ({ data }) => data.item.title,
  description,
  ground: 'paper',
  article: ({ data }) => ({ publishedAt: data.item.publishedAt, updatedAt: data.item.updatedAt }),
  View,
}
