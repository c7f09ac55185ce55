import type { ReactNode } from 'react'
import type { PageName } from '#src/facts/page-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Section } from '#src/ui/section.tsx'
import { groupOf } from '../header/menu.ts'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

export interface OpeningFact {
  name: string
  value: string
}

interface PageOpeningProps {
  lang: Lang
  name: PageName
  /** Makes the section a landmark that links can lead to. */
  id?: string
  title: string
  lead: ReactNode
  /** A picture or what comes next, right of the title and the lead. */
  beside?: ReactNode
  /** Published figures in a row below a narrow text; without `beside`. */
  facts?: readonly OpeningFact[]
  /** The lead stands below the title at any width of the window. */
  stacked?: boolean
  /** As in the page's `ground`. */
  ground?: 'ink' | 'paper'
  children?: ReactNode
}

/** The first section of a page: where it stands in the menu, its one `h1`, and its lead. */
export function PageOpening(props: PageOpeningProps) {
  const { lang, name, id, title, lead, beside, facts, stacked, ground, children } = props
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
      stacked={stacked ?? Boolean(facts)}
      above={<Breadcrumb label={own.youAreHere} items={path} />}
    >
      {facts && <OpeningFacts facts={facts} />}
      {children}
    </Section>
  )
}

function OpeningFacts({ facts }: { facts: readonly OpeningFact[] }) {
  return (
    <Columns as="dl" widths="1-1-1-1" from="medium" gap="200 300" above="500" printed>
      {facts.map(({ name, value }) => (
        <Text as="div" key={name} ruled>
          <Text as="dt" size="small" tone="muted">
            {name}
          </Text>
          <Text as="dd" size="title">
            {value}
          </Text>
        </Text>
      ))}
    </Columns>
  )
}
