import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Prose } from '#src/ui/prose.tsx'
import { useCompany } from '../company.ts'
import { isKnown, LegalEntityRows } from '../footer/legal-entity.tsx'
import { legalEntityWords } from '#words/index.ts'
import { Content } from '#src/ui/section.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { List } from '#src/ui/layout/list.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './legal-page.module.css'
import { siteWords as words } from '#words/index.ts'

interface LegalSection {
  title: string
  text: readonly string[]
  points: readonly string[]
  table?: LegalTable
}

/** A row begins with its name; then it has a cell for each head. */
interface LegalTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface LegalText {
  title: string
  description: string
  /** A note that the text has not been reviewed by a lawyer. */
  draft: string
  /** What a lawyer has to settle, and the words before it. */
  openLead: string
  open: readonly string[]
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
      <Content>
        <header className={styles.head}>
          <h1 className={styles.title}>{text.title}</h1>
          <Text size="lead" tone="muted" measure="sentence" above="300">
            {text.lead}
          </Text>
          <details className={styles.open}>
            <summary>{text.draft}</summary>
            <p>{text.openLead}</p>
            <ul>
              {text.open.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        </header>
        <Columns widths="308-rest" from="large" gap="500 800" className={styles.columns}>
          <nav aria-labelledby="contents-title" className={styles.contents} data-screen-only>
            <Text as="h2" size="label" id="contents-title">
              {words[lang].words.onThisPage}
            </Text>
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
          <div>
            {sections.map(([id, section]) => (
              <section key={id} id={id} className={styles.section}>
                <Prose>
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
                </Prose>
                {section.table && <Rows table={section.table} />}
              </section>
            ))}
            {provider && (
              <section id="provider" className={styles.section}>
                <Prose>
                  <h2>{provider}</h2>
                  <LegalEntityRows lang={lang} legal={legal} />
                </Prose>
              </section>
            )}
          </div>
        </Columns>
      </Content>
    </article>
  )
}

/** Each row with its cells below each other: they are sentences, too long for columns. */
function Rows({ table: { heads, rows } }: { table: LegalTable }) {
  return (
    <List lines="apart">
      {rows.map(([name, ...cells]) => (
        <Text as="li" key={name} size="compact" together>
          <Text as="h3" size="body" weight="strong">
            {name}
          </Text>
          <Facts terms="muted" layout="beside" className={styles.cells}>
            {heads.map((head, place) => (
              <div key={head}>
                <dt>{head}</dt>
                <dd>{cells[place]}</dd>
              </div>
            ))}
          </Facts>
        </Text>
      ))}
    </List>
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
