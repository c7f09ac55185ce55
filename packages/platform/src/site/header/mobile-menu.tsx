import { langs, type Lang } from '#src/i18n/locales.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { cachedFragment } from '#src/ui/cached-fragment.ts'
import { currentOf, existingPages, pageExists } from '../existing-pages.ts'
import { LanguageLink } from './language-switch.tsx'
import { MenuPages } from './main-menu.tsx'
import { menu } from './menu.ts'
import { pathOf, type Alternate } from '../paths.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import styles from './mobile-menu.module.css'
import { siteWords as words } from '#words/index.ts'

interface MobileMenuProps {
  lang: Lang
  /** Of the page that is shown; absent for "not found". */
  name: string | undefined
  alternates: readonly Alternate[]
}

export function MobileMenu({ lang, name, alternates }: MobileMenuProps) {
  const { pages, frame } = words[lang]
  return (
    <details className={styles.mobile} data-closes data-mobile>
      <summary className={styles.burger} aria-label={frame.menu}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={styles.lanes} d="M1 5h22M1 12h16M1 19h22" />
          <path className={styles.cross} d="m4 4 16 16M20 4 4 20" />
        </svg>
      </summary>
      <div className={styles.panel} data-ground="ink">
        <nav
          aria-label={frame.mainMenu}
          dangerouslySetInnerHTML={cachedGroups(existingPages(), lang, currentOf(name))}
        />
        <div>
          <nav aria-label={frame.language}>
            <Columns as="ul" className={styles.languages}>
              {langs.map((other) => (
                <li key={other}>
                  <LanguageLink other={other} lang={lang} alternates={alternates}>
                    {other.toUpperCase()}
                  </LanguageLink>
                </li>
              ))}
            </Columns>
          </nav>
          <Columns gap="150" className={styles.actions}>
            {pageExists('sign-in') && (
              <ButtonLink variant="ghost" href={pathOf(lang, 'sign-in')}>
                {pages['sign-in']}
              </ButtonLink>
            )}
            {pageExists('request-demo') && (
              <ButtonLink href={pathOf(lang, 'request-demo')}>{pages['request-demo']}</ButtonLink>
            )}
          </Columns>
        </div>
      </div>
    </details>
  )
}

const cachedGroups = cachedFragment((_pages, lang: Lang, current: string | undefined) => {
  const { groups, pages } = words[lang]
  return (
    <ul>
      {menu().map((group) => {
        const [only, second] = group.pages
        const isCurrent = group.pages.some((page) => page === current) || undefined
        return (
          <li key={group.name} className={styles.group}>
            {only && !second ? (
              <Row
                as="a"
                unbroken
                justify="between"
                align="center"
                className={styles.entry}
                href={pathOf(lang, only)}
                aria-current={only === current ? 'page' : undefined}
              >
                {only === 'solution' ? groups.solution : pages[only]}
              </Row>
            ) : (
              <details name="mobile-menu" open={isCurrent}>
                <Row
                  as="summary"
                  unbroken
                  justify="between"
                  align="center"
                  className={styles.entry}
                  aria-current={isCurrent}
                >
                  {groups[group.name]}
                </Row>
                <MenuPages group={group} lang={lang} name={current} className={styles.pages} />
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
})
