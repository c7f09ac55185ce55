import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsletterWords } from '#words/index.ts'
import type { Article, ArticleParts } from './article-parts.ts'

interface RecentProps<Teaser extends Article> extends Pick<ArticleParts<Teaser>, 'Row'> {
  lang: Lang
  items: readonly Teaser[]
}

/** What the newsletter writes about, by the newest articles. */
export function Recent<Teaser extends Article>({ lang, items, Row }: RecentProps<Teaser>) {
  const { title, all } = newsletterWords[lang].recent
  return (
    <Section
      title={title}
      ground="paper-2"
      lead={
        <p>
          <TextLink href={pathOf(lang, 'news')}>{all}</TextLink>
        </p>
      }
    >
      <List as="div">
        {items.map((item) => (
          <Row key={item.id} lang={lang} item={item} />
        ))}
      </List>
    </Section>
  )
}
