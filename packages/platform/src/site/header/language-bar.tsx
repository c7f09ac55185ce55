import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { Alternate } from '../paths.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import notificationStyles from '#src/ui/notifications/notifications.module.css'
import styles from './language-bar.module.css'
import { siteWords as words } from '#words/index.ts'

/** One hidden offer for each other language; `language-bar.browser.ts` shows that of the browser. */
export function LanguageBar(props: { lang: Lang; alternates: readonly Alternate[] }) {
  const others = props.alternates.filter(({ lang }) => lang !== props.lang)
  return others.map(({ lang, path }) => {
    const { frame } = words[lang]
    return (
      <Row
        as="aside"
        unbroken
        gap="100"
        key={lang}
        hidden
        data-offer={lang}
        data-ground="ink"
        data-screen-only
        lang={localeOf[lang]}
        aria-label={frame.language}
        className={styles.bar}
      >
        <p>
          {frame.alsoInLanguage}{' '}
          <Text as="a" weight="strong" unbroken href={path} hrefLang={lang}>
            {frame.switchLanguage}
          </Text>
        </p>
        <button type="button" aria-label={frame.close} className={notificationStyles.close}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </Row>
    )
  })
}
