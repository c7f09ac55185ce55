import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsletterWords } from '#words/index.ts'
import type { Article, ArticleParts } from './article-parts.ts'

interface RecentProps<Teaser extends Article> extends Pick<ArticleParts<Teaser>, 'Picture'> {
  lang: Lang
  items: readonly Teaser[]
}

/** What the newsletter writes about and how often: the newest articles with their dates. */
export function Recent<Teaser extends Article>({ lang, items, Picture }: RecentProps<Teaser>) {
  const date = useSiteDate(lang)
  const { title, all } = newsletterWords[lang].recent
  return (
    <Section
      id="recent"
      ground="paper-2"
      title={title}
      lead={<TextLink href={pathOf(lang, 'news')}>{all}</TextLink>}
    >
      <Columns as="ul" widths="1-1-1" from="medium" gap="400">
        {items.map((item) => (
          <Stack as="li" gap="100" key={item.id}>
            <Picture item={item} size="third" />
            <Text as="time" size="small" tone="muted" dateTime={item.publishedAt}>
              {date(item.publishedAt)}
            </Text>
            <Text as="h3" size="title">
              <a href={pathOf(lang, item.permalink)}>{item.title}</a>
            </Text>
          </Stack>
        ))}
      </Columns>
    </Section>
  )
}
