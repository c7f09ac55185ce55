import type { Dictionaries } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { PageLinks } from '@repo/platform/site/sections/page-links.tsx'
import { SearchForm } from '@repo/platform/site/sections/search-form.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { LeftTheHall } from './left-the-hall.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { previewEndedWords } from '#words/index.ts'
import { notFoundWords as words } from '#words/index.ts'

const ways = ['solution', 'news', 'contact', 'request-demo'] as const

type Reason = Dictionaries<Record<'title' | 'description' | 'lead', string>>

const pageSaying = (reason: Reason): SitePage => ({
  title: ({ lang }) => reason[lang].title,
  description: ({ lang }) => reason[lang].description,
  ground: 'paper',
  robots: 'noindex',
  View({ lang }) {
    const { title, lead } = reason[lang]
    const { search, waysBack, picture, lastSeen, noSignal } = words[lang]
    const { words: general } = siteWords[lang]
    return (
      <Section level={1}>
        <Columns widths="rest-472" from="large" gap="300 800" align="end">
          <h1>{title}</h1>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Columns>
        <LeftTheHall description={picture} lastSeen={lastSeen} noSignal={noSignal} />
        <Columns widths="rest-472" from="large" gap="500 800">
          <nav aria-labelledby="ways-back">
            <Text as="h2" size="title" id="ways-back">
              {waysBack}
            </Text>
            <Row as="ul" gap="200 400" above="200">
              <li>
                <TextLink href={pathOf(lang)}>{general.backToHome}</TextLink>
              </li>
              <PageLinks lang={lang} names={ways} />
            </Row>
          </nav>
          {pageExists('search') && (
            <div data-screen-only>
              <SearchForm
                lang={lang}
                action={pathOf(lang, 'search')}
                field={{ id: 'not-found-search', name: 'q', label: search }}
              />
            </div>
          )}
        </Columns>
      </Section>
    )
  },
})

export const notFoundPage = pageSaying(words)

/** In its place for a visitor with a preview link: the address says nothing about an item. */
export const previewEndedPage = pageSaying(previewEndedWords)
