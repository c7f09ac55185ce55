import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsletterWords } from '#words/index.ts'
import type { Article } from './article-parts.ts'

/** What the newsletter writes about, by the titles of the newest articles. */
export function Recent({ lang, items }: { lang: Lang; items: readonly Article[] }) {
  const { title, all } = newsletterWords[lang].recent
  return (
    <>
      <Text as="h2" size="title" above="400">
        {title}
      </Text>
      <Stack as="ul" gap="100" above="100">
        {items.map(({ id, permalink, title: subject }) => (
          <Text as="li" size="compact" key={id}>
            <TextLink href={pathOf(lang, permalink)}>{subject}</TextLink>
          </Text>
        ))}
      </Stack>
      <Text above="200">
        <TextLink href={pathOf(lang, 'news')}>{all}</TextLink>
      </Text>
    </>
  )
}
