import { sizesOf } from '@repo/pictures/renders/sizes.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { ResponsiveImage } from '@repo/platform/ui/responsive-image.tsx'
import type { NewsTeaser } from './data.ts'
import { Picture } from './picture/picture.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './teaser.module.css'

interface TeaserProps {
  lang: Lang
  item: NewsTeaser
}

/** The newest article, with a drawing worth its size. */
export function FeaturedTeaser({ lang, item }: TeaserProps) {
  return (
    <Columns
      as="article"
      widths="7-5"
      from="medium"
      printed
      gap="300 600"
      together
      className={styles.leading}
    >
      <TeaserImage item={item} size="large" />
      <div>
        <Facts lang={lang} item={item} />
        <h2 className={styles.title}>
          <a className={styles.link} href={pathOf(lang, item.permalink)}>
            {item.title}
          </a>
        </h2>
        <Text size="lead" tone="muted" measure="sentence" above="200">
          {item.summary}
        </Text>
        <span className={styles.more} aria-hidden="true">
          {words[lang].words.readOn}
        </span>
      </div>
    </Columns>
  )
}

interface RowProps extends TeaserProps {
  /** Of the title, below that of the list. */
  level?: 2 | 3
}

export function TeaserRow({ lang, item, level = 2 }: RowProps) {
  return (
    <Columns as="article" together className={styles.row}>
      <Facts lang={lang} item={item} />
      <div className={styles.text}>
        <Text as={`h${level}`} size="title">
          <a className={styles.link} href={pathOf(lang, item.permalink)}>
            {item.title}
          </a>
        </Text>
        <Text size="body" tone="muted" measure="sentence" above="100" className={styles.summary}>
          {item.summary}
        </Text>
      </div>
      <TeaserImage item={item} size="small" />
    </Columns>
  )
}

const sizes = {
  large: '(min-width: 1280px) 668px, (min-width: 768px) 55vw, calc(100vw - 40px)',
  third: sizesOf.third,
  small: '(min-width: 1024px) 240px, (min-width: 640px) 216px, 104px',
} as const

/** Decorative beside the title that it belongs to, as the drawing is. */
export function TeaserImage({ item, size }: { item: NewsTeaser; size: keyof typeof sizes }) {
  if (!item.image) return <Picture item={item} size={size === 'small' ? size : 'large'} />
  return (
    <div className={styles.image}>
      <ResponsiveImage
        image={item.image}
        sizes={sizes[size]}
        alt=""
        eager={size === 'large'}
        cropped
      />
    </div>
  )
}

function Facts({ lang, item }: TeaserProps) {
  const date = useSiteDate(lang)
  return (
    <Row as="p" className={styles.facts}>
      <time dateTime={item.publishedAt}>{date(item.publishedAt)}</time>
      {item.categories.length > 0 && <span>{item.categories.join(', ')}</span>}
    </Row>
  )
}
