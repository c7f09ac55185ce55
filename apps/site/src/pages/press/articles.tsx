import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { PressArticle } from './data.ts'
import { pressWords as words } from '#words/index.ts'

interface ArticlesProps {
  lang: Lang
  articles: readonly PressArticle[]
}

/** The news filed under press: the date, and beside it the title with the first sentences. */
export function Articles({ lang, articles }: ArticlesProps) {
  const date = useSiteDate(lang)
  const { title, lead, all } = words[lang].articles
  return (
    <Section id="articles" title={title} lead={<p>{lead}</p>}>
      {articles.length > 0 ? (
        <dl>
          {articles.map(({ permalink, publishedAt, ...article }) => (
            <DefinitionRow
              key={permalink}
              quiet
              term={<time dateTime={publishedAt}>{date(publishedAt)}</time>}
            >
              <Text as="a" tone="text" weight="strong" href={pathOf(lang, permalink)}>
                {article.title}
              </Text>
              <p>{article.summary}</p>
            </DefinitionRow>
          ))}
        </dl>
      ) : (
        <EmptyState title={siteWords[lang].messages.noArticles} />
      )}
      <Text above="300">
        <TextLink href={pathOf(lang, 'news')}>{all}</TextLink>
      </Text>
    </Section>
  )
}
