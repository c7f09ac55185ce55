import { pageNames, type PageName } from '@repo/platform/facts/page-names.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { LeftTheHall } from './left-the-hall.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import styles from './not-found.module.css'
import { offlineWords } from '#words/index.ts'
import { notFoundWords as words } from '#words/index.ts'

/** Pages that visitors need most come first. */
const first = ['request-demo', 'contact', 'pricing'] as const

const online: ReadonlySet<PageName> = new Set<PageName>(['search', 'sign-in'])

/** The service worker keeps the pages that are listed, in their order; the others need a connection. */
const kept = [...new Set<PageName>([...first, ...pageNames])].filter((name) => !online.has(name))

/**
 * The service worker's answer in place of a page that is neither reachable nor kept. It leaves out what
 * is not kept either, and lists what else is (`site/cached-pages.ts`).
 */
export const offlinePage: SitePage = {
  title: ({ lang }) => offlineWords[lang].title,
  description: ({ lang }) => offlineWords[lang].description,
  ground: 'paper',
  robots: 'noindex',
  View({ lang }) {
    const text = offlineWords[lang]
    const { pages, words: general } = siteWords[lang]
    return (
      <Section level={1}>
        <Columns widths="rest-472" from="large" gap="300 800" align="end">
          <h1>{text.title}</h1>
          <div>
            <Text size="lead" tone="muted">
              {text.lead}
            </Text>
            <Text above="200">
              {/* Empty: the address that the visitor asked for, whichever it is. */}
              <TextLink href="">{text.retry}</TextLink>
            </Text>
          </div>
        </Columns>
        <LeftTheHall
          description={words[lang].picture}
          lastSeen={words[lang].lastSeen}
          noSignal={words[lang].noSignal}
        />
        <Columns widths="rest-472" from="large" gap="500 800">
          <nav aria-labelledby="kept-pages">
            <Text as="h2" size="title" id="kept-pages">
              {text.kept}
            </Text>
            <Text tone="muted" above="100">
              {text.keptLead}
            </Text>
            <Columns as="ul" gap="150 400" above="250" className={styles.kept} data-kept-pages="">
              <li>
                <TextLink href={pathOf(lang)}>{general.backToHome}</TextLink>
              </li>
              {kept.filter(pageExists).map((name) => (
                <li key={name}>
                  <TextLink href={pathOf(lang, name)}>{pages[name]}</TextLink>
                </li>
              ))}
            </Columns>
          </nav>
          {pageExists('request-demo') && (
            <section data-if-kept={pathOf(lang, 'request-demo')}>
              <Text as="h2" size="title">
                {text.form}
              </Text>
              <Text tone="muted" above="100">
                {text.formLead}
              </Text>
            </section>
          )}
        </Columns>
      </Section>
    )
  },
}
