import { brand } from '@repo/platform/brand/brand.ts'
import { wholeSentences } from '@repo/platform/content/excerpt.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { newsletterWords } from '#words/index.ts'
import type { Article, ArticleParts } from './article-parts.ts'
import styles from './letter.module.css'

interface LetterProps<Teaser extends Article> extends Pick<ArticleParts<Teaser>, 'Picture'> {
  lang: Lang
  item: Teaser
}

/** Characters of the sentences that an email would begin with. */
const longest = 300

/** The newest article as an email would bring it, marked as an example. */
export function Letter<Teaser extends Article>({ lang, item, Picture }: LetterProps<Teaser>) {
  const { from, subject, example } = newsletterWords[lang].letter
  return (
    <figure>
      <Stack gap="200" className={styles.sheet}>
        <Facts terms="small" layout="beside">
          <div>
            <dt>{from}</dt>
            <dd>{brand.name}</dd>
          </div>
          <div>
            <dt>{subject}</dt>
            <dd>
              <b>{item.title}</b>
            </dd>
          </div>
        </Facts>
        <Picture item={item} size="large" />
        <p>{wholeSentences(item.summary, longest) || item.summary}</p>
        <p>
          <TextLink href={pathOf(lang, item.permalink)}>{siteWords[lang].words.readOn}</TextLink>
        </p>
      </Stack>
      <Text as="figcaption" size="small" tone="muted" above="150">
        {example}
      </Text>
    </figure>
  )
}
