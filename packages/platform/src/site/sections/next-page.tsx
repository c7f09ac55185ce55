import type { Lang } from '#src/i18n/locales.ts'
import { nextPage } from '../header/menu.ts'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './next-page.module.css'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

/** Leads on from the end of a page of the menu, to the next of the menu and from its last to the demo. */
export function NextPage({ lang, name }: { lang: Lang; name: string | undefined }) {
  const next = nextPage(name)
  if (!next) return null
  const { pages, lines, words: own } = words[lang]
  return (
    <aside aria-label={own.nextPage} className={styles.next} data-ground="paper" data-screen-only>
      <Columns as="a" gap="050 300" href={pathOf(lang, next)} className={styles.link}>
        <span className={styles.label}>{own.nextPage}</span>
        <Text as="b" size="title">
          {pages[next]}
        </Text>
        <span className={styles.line}>{lines[next]}</span>
      </Columns>
    </aside>
  )
}
