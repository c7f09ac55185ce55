import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { buyersKitWords as words } from '#words/index.ts'
import styles from './buyers-kit.module.css'
import type { FirstPage } from './first-page.ts'
import { PagePicture } from './page-picture.tsx'

/** The documents as a list in which a visitor chooses the page that is shown, without a script. */
export function Contents({ lang, pages }: { lang: Lang; pages: readonly FirstPage[] }) {
  const { contents, example, review } = words[lang].kit
  return (
    <>
      <ol className={styles.sheets} aria-label={contents}>
        {pages.map((page, at) => (
          <li key={page.name}>
            <label>
              <VisuallyHidden>
                <input type="radio" name="sheet" defaultChecked={at === 0} />
              </VisuallyHidden>
              <Row as="span" justify="between" gap="050 200" align="baseline">
                <Text as="b" weight="strong">
                  {page.title}
                </Text>
                <Text as="span" size="chart" tone="muted">
                  {page.formats}
                </Text>
              </Row>
              <Text as="span" size="small" tone="muted">
                {page.subtitle}
              </Text>
            </label>
            <PagePicture page={page} cropped="page" />
          </li>
        ))}
      </ol>
      <Text size="small" tone="muted" above="300" measure="prose">
        {example} {review}
      </Text>
    </>
  )
}
