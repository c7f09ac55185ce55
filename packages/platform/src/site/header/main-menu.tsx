import type { Lang } from '#src/i18n/locales.ts'
import { cachedFragment } from '#src/ui/cached-fragment.ts'
import { currentOf, existingPages } from '../existing-pages.ts'
import { comingSoon, menu, type MenuGroup } from './menu.ts'
import { pathOf } from '../paths.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './main-menu.module.css'
import { siteWords as words } from '#words/index.ts'

interface MenuProps {
  lang: Lang
  /** Of the page that is shown; absent for "not found". */
  name: string | undefined
}

export function MainMenu({ lang, name }: MenuProps) {
  return (
    <nav
      aria-label={words[lang].frame.mainMenu}
      className={styles.menu}
      dangerouslySetInnerHTML={cachedGroups(existingPages(), lang, currentOf(name))}
    />
  )
}

const cachedGroups = cachedFragment((_pages, lang: Lang, current: string | undefined) => (
  <Row as="ul" unbroken className={styles.groups}>
    {menu().map((group) => (
      <li key={group.name}>
        <Group group={group} lang={lang} name={current} />
      </li>
    ))}
  </Row>
))

function Group({ group, lang, name }: MenuProps & { group: MenuGroup }) {
  const { groups, pages } = words[lang]
  const [only, second] = group.pages
  if (only && !second)
    return (
      <Row
        as="a"
        unbroken
        align="center"
        className={styles.entry}
        href={pathOf(lang, only)}
        aria-current={only === name ? 'page' : undefined}
      >
        {only === 'solution' ? groups.solution : pages[only]}
      </Row>
    )
  const current = group.pages.some((page) => page === name)
  return (
    <details name="menu" data-closes>
      <Row
        as="summary"
        unbroken
        align="center"
        className={styles.entry}
        aria-current={current || undefined}
      >
        {groups[group.name]}
      </Row>
      <MenuPages group={group} lang={lang} name={name} className={styles.pages} withLines />
    </details>
  )
}

interface MenuPagesProps extends MenuProps {
  group: MenuGroup
  className?: string | undefined
  /** Says below each name what the page is about. */
  withLines?: boolean
}

export function MenuPages({ group, lang, name, className, withLines }: MenuPagesProps) {
  const { pages, lines, frame } = words[lang]
  return (
    <ul className={className}>
      {group.pages.map((page) => (
        <li key={page}>
          <a href={pathOf(lang, page)} aria-current={page === name ? 'page' : undefined}>
            <span className={styles.name}>
              {pages[page]}
              {comingSoon.has(page) && <span className={styles.soon}>{frame.soon}</span>}
            </span>
            {withLines && (
              <Text as="span" size="small" tone="muted">
                {lines[page]}
              </Text>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
