import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { ResponsiveImage } from '@repo/platform/ui/responsive-image.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { LatestNews } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './latest.module.css'
import { homeWords as words } from '#words/index.ts'

interface LatestProps {
  lang: Lang
  items: readonly LatestNews[]
}

export function Latest({ lang, items }: LatestProps) {
  const date = useSiteDate(lang)
  // A single image among the rows would look like others that failed to load.
  const pictured = items.every(({ image }) => image)
  const { title, lead, all } = words[lang].latest
  return (
    <section data-ground="paper" className={styles.latest} aria-labelledby="latest-title">
      <Content>
        <Columns widths="340-rest" from="large" gap="500 800">
          <Stack gap="300" narrow>
            <h2 id="latest-title">{title}</h2>
            <Text tone="muted" measure="sentence">
              {lead}
            </Text>
            <TextLink href={pathOf(lang, 'news')}>{all}</TextLink>
          </Stack>
          <ul className={styles.items}>
            {items.map(({ permalink, publishedAt, categories, ...item }) => (
              <Stack as="li" gap="075 300" key={permalink} className={styles.item}>
                <div className={styles.side}>
                  <Row as="p" className={styles.facts}>
                    <time dateTime={publishedAt}>{date(publishedAt)}</time>
                    {categories[0] && <span>{categories[0]}</span>}
                  </Row>
                  {pictured && item.image && (
                    <div className={styles.image}>
                      <ResponsiveImage image={item.image} sizes="148px" alt="" cropped />
                    </div>
                  )}
                </div>
                <h3>
                  <a href={pathOf(lang, permalink)}>{item.title}</a>
                </h3>
                <Text size="body" tone="muted" className={styles.summary}>
                  {item.summary}
                </Text>
              </Stack>
            ))}
          </ul>
        </Columns>
      </Content>
    </section>
  )
}
