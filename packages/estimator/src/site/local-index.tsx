import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { pageWords } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import styles from './index.module.css'

/** The parts of the page, in sight at every scroll position. */
export function LocalIndex({ lang }: { lang: Lang }) {
  const { index } = pageWords[lang]
  return (
    <nav
      aria-label={siteWords[lang].words.onThisPage}
      className={styles.index}
      data-screen-only
      data-page-index
    >
      <Row as="ul" gap="300">
        {keysOf(index).map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{index[id]}</a>
          </li>
        ))}
      </Row>
    </nav>
  )
}
