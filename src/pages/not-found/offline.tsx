import { pageExists } from '#src/site/existing-pages.ts'
import type { SitePage } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { words as siteWords } from '#src/site/words.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { LeftTheHall } from './left-the-hall.tsx'
import styles from './not-found.module.css'
import { offlineWords } from './offline-words.ts'
import { words } from './words.ts'

/**
 * The service worker's answer in place of a page that is neither reachable nor kept. Home and the demo
 * form are always kept with it; to these the worker adds what else it keeps (`site/kept-pages.ts`).
 */
export const offlinePage: SitePage = {
  title: ({ lang }) => offlineWords[lang].title,
  description: ({ lang }) => offlineWords[lang].description,
  ground: 'paper',
  robots: 'noindex',
  View({ lang }) {
    const { title, lead, kept, keptLead, retry } = offlineWords[lang]
    const { pages, words: general } = siteWords[lang]
    return (
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <div>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.retry}>
              {/* Empty: the address that the visitor asked for, whichever it is. */}
              <TextLink href="">{retry}</TextLink>
            </p>
          </div>
        </div>
        <LeftTheHall
          description={words[lang].picture}
          lastSeen={words[lang].lastSeen}
          noSignal={words[lang].noSignal}
        />
        <nav aria-labelledby="kept-pages">
          <h2 id="kept-pages" className={styles.title}>
            {kept}
          </h2>
          <p className={styles.note}>{keptLead}</p>
          <ul className={styles.kept} data-kept-pages="">
            <li>
              <TextLink href={pathOf(lang)}>{general.backToHome}</TextLink>
            </li>
            {pageExists('request-demo') && (
              <li>
                <TextLink href={pathOf(lang, 'request-demo')}>{pages['request-demo']}</TextLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
    )
  },
}
