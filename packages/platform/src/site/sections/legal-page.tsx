import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { useCompany } from '../company.ts'
import { isKnown, LegalEntityRows } from '../footer/legal-entity.tsx'
import { legalEntityWords } from '#words/index.ts'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './legal-page.module.css'
import { siteWords as words } from '#words/index.ts'

interface LegalSection {
  title: string
  text: readonly string[]
  points: readonly string[]
}

export interface LegalText {
  title: string
  description: string
  /** A note that the text has not been reviewed by a lawyer. */
  draft: string
  lead: string
  sections: Readonly<Record<string, LegalSection>>
}

/** Terms and privacy policy: table of contents left, text right. */
export function LegalPage({ lang, text }: { lang: Lang; text: LegalText }) {
  const sections = Object.entries(text.sections)
  const { legal } = useCompany()
  const provider = isKnown(legal) ? legalEntityWords[lang].title : undefined
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Chip>{text.draft}</Chip>
        <h1 className={styles.title}>{text.title}</h1>
        <Text size="lead" tone="muted" measure="sentence" above="300">
          {text.lead}
        </Text>
      </header>
      <Columns widths="308-rest" from="large" gap="500 800" className={styles.columns}>
        <nav aria-labelledby="contents-title" className={styles.contents} data-screen-only>
          <h2 id="contents-title" className={styles.contentsTitle}>
            {words[lang].words.onThisPage}
          </h2>
          <ol className={styles.list}>
            {sections.map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
            {provider && (
              <li>
                <a href="#provider">{provider}</a>
              </li>
            )}
          </ol>
        </nav>
        <Prose>
          {sections.map(([id, section]) => (
            <section key={id} id={id} className={styles.section}>
              <h2>{section.title}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph}>
                  <Filled text={paragraph} />
                </p>
              ))}
              {section.points.length > 0 && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {provider && (
            <section id="provider" className={styles.section}>
              <h2>{provider}</h2>
              <LegalEntityRows lang={lang} legal={legal} />
            </section>
          )}
        </Prose>
      </Columns>
    </article>
  )
}

/** Fills in company and brand, with the email address as a link. */
function Filled({ text }: { text: string }) {
  const { legal, contactEmail: contact } = useCompany()
  const filled = text.replace('{company}', legal.name).replace('{brand}', brand.name)
  const [before = '', after] = filled.split('{email}')
  if (after === undefined) return before
  return (
    <>
      {before}
      <a href={`mailto:${contact}`}>{contact}</a>
      {after}
    </>
  )
}
