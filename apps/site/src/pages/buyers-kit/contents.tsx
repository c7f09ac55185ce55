import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { buyersKitWords as words } from '#words/index.ts'
import styles from './buyers-kit.module.css'
import type { FirstPage } from './first-page.ts'
import { PagePicture } from './page-picture.tsx'

/** The documents side by side as they lie on a table, each with what it is for. */
export function Contents({ lang, pages }: { lang: Lang; pages: readonly FirstPage[] }) {
  const { contents, example, review } = words[lang].kit
  return (
    <>
      <Columns
        as="ol"
        widths="1-1"
        from="medium"
        gap="300"
        above="500"
        className={styles.sheets}
        aria-label={contents}
      >
        {pages.map((page) => (
          <Row as="li" unbroken gap="200" align="start" key={page.name} className={styles.sheet}>
            <PagePicture page={page} />
            <Stack gap="050">
              <Text as="b" weight="strong" size="compact">
                {page.title}
              </Text>
              <Text size="chart" tone="muted">
                {page.formats}
              </Text>
              <Text size="small" tone="muted">
                {page.subtitle}
              </Text>
            </Stack>
          </Row>
        ))}
      </Columns>
      <Text size="small" tone="muted" above="300" measure="prose">
        {example} {review}
      </Text>
    </>
  )
}
