import { missingDetails } from '#src/brand/company.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Text } from '#src/ui/layout/text.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Content } from '#src/ui/section.tsx'
import { useCompany } from '../company.ts'
import { LegalEntityRows } from '../footer/legal-entity.tsx'
import styles from './legal-page.module.css'

interface LegalNoticeText {
  title: string
  lead: string
  /** What stands there while the settings lack details; `{email}` is the contact. */
  pending: string
  /** The headings above the company’s details and its address. */
  company: string
  contact: string
}

/** Who operates the site, as far as the settings say it. */
export function LegalNotice({ lang, text }: { lang: Lang; text: LegalNoticeText }) {
  const { legal, contactEmail } = useCompany()
  const address = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
  const [before, after] = text.pending.split('{email}')
  return (
    <article className={styles.page}>
      <Content>
        <header className={styles.head}>
          <h1 className={styles.title}>{text.title}</h1>
          <Text size="lead" tone="muted" measure="sentence" above="300">
            {text.lead}
          </Text>
        </header>
        <Prose>
          <section className={styles.section}>
            <h2>{text.company}</h2>
            <LegalEntityRows lang={lang} legal={legal} />
          </section>
          <section className={styles.section}>
            <h2>{text.contact}</h2>
            {missingDetails(legal).length === 0 ? (
              <p>{address}</p>
            ) : (
              <p>
                {before}
                {address}
                {after}
              </p>
            )}
          </section>
        </Prose>
      </Content>
    </article>
  )
}
