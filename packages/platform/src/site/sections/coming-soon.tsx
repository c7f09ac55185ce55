import type { ReactNode } from 'react'
import { useCases, type UseCase } from '#src/facts/use-cases.ts'
import type { SourceKey } from '#src/facts/sources.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionRow } from '#src/ui/definition-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './coming-soon.module.css'
import { pageExists } from '../existing-pages.ts'
import { Footnotes, Noted } from './footnotes.tsx'
import { PageOpening } from './page-opening.tsx'
import { pathOf } from '../paths.ts'
import { siteWords } from '#words/index.ts'

export interface ComingSoonWords {
  heading: string
  lead: string
  caption: string
  questions: { title: string; lead: string; items: readonly string[] }
  useCases: Readonly<Record<UseCase, string>>
  works: {
    title: string
    lead: string
    /** What of the use cases of logistics applies. */
    items: Partial<Record<UseCase, string>>
    limit: string
  }
  demo: string
  newsletter: string
}

interface ComingSoonProps {
  lang: Lang
  /** Also the use case with which the demo form begins. */
  name: 'manufacturing' | 'retail'
  words: ComingSoonWords
  notes?: readonly SourceKey[]
  /** The limit stands beside what works, not below it. */
  isLimitBeside?: boolean
  /** The page's own drawing with its questions. */
  children: ReactNode
}

/** A page of what is planned: nothing is promised, four questions are asked. */
export function ComingSoon(props: ComingSoonProps) {
  const { lang, name, words, notes = [], isLimitBeside, children } = props
  const { heading, lead, caption, questions, works, demo, newsletter } = words
  const { frame } = siteWords[lang]
  const hasLogistics = pageExists('logistics')
  return (
    <>
      <PageOpening
        lang={lang}
        name={name}
        ground="ink"
        title={heading}
        lead={
          <>
            <Text tone="warning" weight="strong">
              {frame.soon}
            </Text>
            <p>{lead}</p>
          </>
        }
      >
        <Row gap="100 400" align="baseline" className={styles.questions}>
          <h2>{questions.title}</h2>
          <Text tone="muted">{questions.lead}</Text>
        </Row>
        {children}
        <Text size="small" tone="muted" measure="sentence" above="400">
          {caption}
        </Text>
      </PageOpening>
      <Section id="today" title={works.title} lead={<p>{works.lead}</p>}>
        <Columns
          align="start"
          {...(isLimitBeside && ({ widths: '7-4', from: 'large', gap: '050 800' } as const))}
          className={isLimitBeside ? styles.beside : undefined}
        >
          <dl>
            {applying(words).map(({ useCase, title, text }) => (
              <DefinitionRow
                key={useCase}
                term={
                  hasLogistics ? (
                    <a href={`${pathOf(lang, 'logistics')}#${useCase}`}>{title}</a>
                  ) : (
                    title
                  )
                }
              >
                {text}
              </DefinitionRow>
            ))}
          </dl>
          <p className={styles.limit}>
            <Noted text={works.limit} notes={notes} />
          </p>
        </Columns>
        <Row as="p" gap="200 400" align="center" above="200" data-screen-only>
          <ButtonLink href={`${pathOf(lang, 'request-demo')}?usecase=${name}`}>{demo}</ButtonLink>
          <TextLink href="#newsletter">{newsletter}</TextLink>
        </Row>
      </Section>
      {notes.length > 0 && <Footnotes lang={lang} notes={notes} />}
    </>
  )
}

/** In the order of the tabs to which they lead. */
const applying = ({ useCases: names, works }: ComingSoonWords) =>
  useCases.flatMap((useCase) => {
    const text = works.items[useCase]
    return text === undefined ? [] : [{ useCase, title: names[useCase], text }]
  })
