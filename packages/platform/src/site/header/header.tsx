import { Logo } from '#src/brand/logo.tsx'
import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { cachedFragment } from '#src/ui/cached-fragment.ts'
import { pageExists } from '../existing-pages.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { pathOf, type Alternate } from '../paths.ts'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './header.module.css'
import { siteWords as words } from '#words/index.ts'

export interface HeaderProps {
  lang: Lang
  /** Of the page that is shown; absent for "not found". */
  name: string | undefined
  ground: 'ink' | 'paper'
  alternates: readonly Alternate[]
}

/** `data-scrolled` is set by `header.browser.ts`; without scripts it stays at the top of the page. */
export function Header({ lang, name, ground, alternates }: HeaderProps) {
  const { pages } = words[lang]
  return (
    <header className={styles.header} data-header data-ground={ground}>
      <Row unbroken gap="200" align="center" className={styles.bar}>
        <Row
          as="a"
          unbroken
          align="center"
          href={pathOf(lang)}
          className={styles.home}
          aria-label={`${brand.name}, ${pages.home}`}
          aria-current={name === '' ? 'page' : undefined}
          dangerouslySetInnerHTML={cachedLogos(brand)}
        />
        <MainMenu lang={lang} name={name} />
        {pageExists('search') && (
          <Row
            as="a"
            unbroken
            align="center"
            className={styles.search}
            href={pathOf(lang, 'search')}
            aria-label={pages.search}
            aria-current={name === 'search' ? 'page' : undefined}
          >
            <svg viewBox="-1 -1 26 26" width="24" height="24" aria-hidden="true">
              <path d="M16.5 16.5 22 22M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z" />
            </svg>
          </Row>
        )}
        <Row unbroken gap="300" align="center" className={styles.tools} data-tools>
          <LanguageSwitch lang={lang} alternates={alternates} />
          {pageExists('sign-in') && (
            <Row
              as="a"
              unbroken
              align="center"
              className={styles.signIn}
              href={pathOf(lang, 'sign-in')}
            >
              {pages['sign-in']}
            </Row>
          )}
          {pageExists('request-demo') && (
            <ButtonLink size="small" href={pathOf(lang, 'request-demo')}>
              {pages['request-demo']}
            </ButtonLink>
          )}
        </Row>
        <MobileMenu lang={lang} name={name} alternates={alternates} />
      </Row>
    </header>
  )
}

const cachedLogos = cachedFragment(() => (
  <>
    <span className={styles.logo}>
      <Logo />
    </span>
    <span className={styles.logoFixed}>
      <Logo variant="small" />
    </span>
  </>
))
