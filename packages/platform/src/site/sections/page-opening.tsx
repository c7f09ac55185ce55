import type { ReactNode } from 'react'
import type { PageName } from '#src/facts/page-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Section } from '#src/ui/section.tsx'
import { groupOf } from '../header/menu.ts'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

interface PageOpeningProps {
  lang: Lang
  name: PageName
  /** Makes the section a landmark that links can lead to. */
  id?: string
  title: string
  lead: ReactNode
  /** A picture or what comes next, right of the title and the lead. */
  beside?: ReactNode
  /** As in the page's `ground`. */
  ground?: 'ink' | 'paper'
  children?: ReactNode
}

/** The first section of a page: where it stands in the menu, its one `h1`, and its lead. */
export function PageOpening(props: PageOpeningProps) {
  const { lang, name, id, title, lead, beside, ground, children } = props
  const { pages, groups, words: own } = words[lang]
  const group = groupOf(name)
  const path = [
    { text: pages.home, href: pathOf(lang) },
    // A group of one page has the page's name.
    ...(group && groups[group] !== pages[name] ? [{ text: groups[group] }] : []),
    { text: pages[name] },
  ]
  return (
    <Section
      level={1}
      ground={ground ?? 'paper'}
      id={id}
      underHeader={ground === 'ink'}
      title={title}
      lead={lead}
      beside={beside}
      above={<Breadcrumb label={own.youAreHere} items={path} />}
    >
      {children}
    </Section>
  )
}
