import { langs, localeOf, nameOf, type Lang } from '#src/i18n/locales.ts'
import { colon } from '#src/i18n/signs.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './language-switch.module.css'
import { pathOf, type Alternate } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

interface LanguageProps {
  lang: Lang
  alternates: readonly Alternate[]
}

export function LanguageSwitch({ lang, alternates }: LanguageProps) {
  return (
    <details name="menu" data-closes className={styles.switch}>
      <Row as="summary" unbroken align="center" className={styles.current}>
        <VisuallyHidden>{words[lang].frame.language + colon(lang)}</VisuallyHidden>
        {lang.toUpperCase()}
      </Row>
      <ul className={styles.list}>
        {langs.map((other) => (
          <li key={other}>
            <LanguageLink other={other} lang={lang} alternates={alternates}>
              {nameOf[other]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function LanguageLink(props: LanguageProps & { other: Lang; children: string }) {
  const { other, lang, alternates, children } = props
  return (
    <a
      href={pathIn(other, alternates)}
      lang={localeOf[other]}
      hrefLang={other}
      aria-current={other === lang ? 'true' : undefined}
    >
      {children}
    </a>
  )
}

/** The page in that language, else the news in it with a note; for "not found" the home page. */
function pathIn(lang: Lang, alternates: readonly Alternate[]): string {
  const same = alternates.find((alternate) => alternate.lang === lang)
  if (same) return same.path
  return alternates.length ? `${pathOf(lang, 'news')}?note=translation` : pathOf(lang)
}
